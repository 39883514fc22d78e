/** Sections below the view rise once as they enter it (styles/app.css). None is hidden, and none waits for this. */
const below = new WeakSet<Element>();
const observer = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting, boundingClientRect } of entries) {
		if (isIntersecting) {
			observer.unobserve(target);
			target.classList.toggle("rises", below.has(target));
		} else if (boundingClientRect.top > 0) below.add(target);
	}
});
for (const section of document.querySelectorAll(".rise")) observer.observe(section);
