export function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
	return (
		<button type="button" className="link min-h-11 text-[0.9375rem]" onClick={onPress}>
			{children}
		</button>
	);
}
