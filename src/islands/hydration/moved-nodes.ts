/**
 * Translators and extensions wrap, move and remove nodes that React has rendered. React looks for a node in the parent
 * that it gave to it, and the platform's NotFoundError would end the whole island. So both methods take the node
 * from its present place. https://github.com/facebook/react/issues/11538
 */
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = <Kind extends Node>(child: Kind): Kind =>
	child.parentNode ? (removeChild.call(child.parentNode, child) as Kind) : child;

Node.prototype.insertBefore = function <Kind extends Node>(node: Kind, before: Node | null): Kind {
	let next = before;
	while (next && next.parentNode !== this) next = next.parentNode;
	return insertBefore.call(this, node, next) as Kind;
};
