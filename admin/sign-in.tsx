import { type ReactNode, useState } from "react";
import { useWords } from "./language.ts";
import { Button, look } from "./ui.tsx";

/** A page with the title alone. */
export function Start({ children }: { children: ReactNode }) {
	const say = useWords();
	return (
		<main className="mx-auto grid max-w-md gap-4 px-4 py-10">
			<h1 className="text-xl font-bold text-forest">{say("title")}</h1>
			{children}
		</main>
	);
}

interface SignInProps {
	/** The address of deploy/sign-in, where there is one. */
	worker: string | undefined;
	isRefused: boolean;
	onToken(token: string): void;
}

/** The token stays in the page's memory: whoever closes it is signed out. */
export function SignIn({ worker, isRefused, onToken }: SignInProps) {
	const say = useWords();
	const [failed, setFailed] = useState("");
	const askWorker = (address: string) =>
		tokenFrom(address).then(onToken, (error: Error) => setFailed(error.message));
	return (
		<Start>
			<p className={look.hint}>{say("signInAdvice")}</p>
			<p role="alert" className={look.wrong}>
				{failed || (isRefused && say("refused"))}
			</p>
			{worker && (
				<Button kind="main" onClick={() => askWorker(worker)}>
					{say("withGithub")}
				</Button>
			)}
			<form
				className="grid gap-3"
				onSubmit={(event) => {
					event.preventDefault();
					onToken(String(new FormData(event.currentTarget).get("key")).trim());
				}}
			>
				<label className="font-semibold">
					{say(worker ? "withKey" : "key")}
					{/* A browser's store of passwords keeps it if its owner wants that. */}
					<input
						type="password"
						name="key"
						autoComplete="current-password"
						required
						className={look.field}
					/>
				</label>
				<button type="submit" className={worker ? look.plain : look.main}>
					{say("signIn")}
				</button>
			</form>
		</Start>
	);
}

/** Opens the Worker's window, which answers with the token or why there is none: see deploy/sign-in. */
function tokenFrom(worker: string): Promise<string> {
	const { origin } = new URL(worker);
	const asked = new URLSearchParams({ site: location.origin });
	const popup = window.open(`${origin}/auth?${asked}`, "sign-in", "width=600,height=700");
	return new Promise((done, failed) => {
		window.addEventListener("message", function hear({ data, source, origin: from }) {
			if (from !== origin || source !== popup) return;
			window.removeEventListener("message", hear);
			popup?.close();
			const { token, error } = data as { token?: string; error?: string };
			if (token) done(token);
			else failed(new Error(error));
		});
	});
}
