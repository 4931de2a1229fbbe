/*
 * The translator of a browser puts elements of its own in the place of texts, while React goes on changing the texts. Before
 * React changes, moves or removes a text, the text gets its place back; the translator then translates it anew. What is no child
 * of a node is neither removed from it nor does anything go before it.
 */

interface Replacement {
  standIn: ChildNode
  texts: Node[]
}

/** By each replaced text, and by what stands in for it. */
const replacements = new WeakMap<Node, Replacement>()

/** Texts that React has removed: what stood beside them stands in for others. */
const removed = new WeakSet<Node>()

const { appendChild, insertBefore, removeChild } = Node.prototype

Node.prototype.appendChild = function append<T extends Node>(node: T): T {
  putBack(node)
  return appendChild.call(this, node) as T
}

Node.prototype.insertBefore = function insert<T extends Node>(node: T, next: Node | null): T {
  putBack(node)
  putBack(next)
  return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T
}

Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
  putBack(child)
  removed.add(child)
  return child.parentNode === this ? (removeChild.call(this, child) as T) : child
}

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(value: string | null) {
    putBack(this)
    nodeValue?.set?.call(this, value)
  }
})

const observer = new MutationObserver(records => records.forEach(rememberReplaced))
observer.observe(document, { childList: true, subtree: true })

function putBack(node: Node | null): void {
  const { standIn, texts } = (node && replacements.get(node)) ?? {}
  if (standIn !== node && standIn?.parentNode) standIn.replaceWith(...(texts ?? []))
}

function rememberReplaced(record: MutationRecord): void {
  const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record
  for (const text of removedNodes) {
    const isLost = text instanceof Text && text.parentNode !== target && !removed.has(text)
    // A translation that is translated once more stays in the same place.
    if (!isLost || replacements.get(text)?.standIn.contains(target)) continue
    const beside = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
    const standIn = childAround(text, target) ?? beside
    if (!standIn) continue
    const replacement = replacements.get(standIn) ?? { standIn, texts: [] }
    replacement.texts.push(text)
    replacements.set(standIn, replacement).set(text, replacement)
  }
}

/** The elements of Chrome and of Yandex. */
const isTranslation = (node: Node | null): node is Element =>
  node?.nodeName === 'FONT' || node?.nodeName === 'YA-TR-SPAN'

/** The child of a parent into which a text was moved. */
function childAround(text: Node, parent: Node): ChildNode | undefined {
  let node = text
  while (node.parentNode && node.parentNode !== parent) node = node.parentNode
  return node.parentNode ? (node as ChildNode) : undefined
}
