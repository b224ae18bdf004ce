import { DOMSerializer, type Node } from '@tiptap/pm/model'

/** An edit makes new nodes of the blocks around it alone: with 200,000 signs a key writes one paragraph. */
const written = new WeakMap<Node, string>()

const page = document.implementation.createHTMLDocument('')

/** Returns the HTML of the nodes within a node, as `getHTML` of an editor does. */
export function innerHtml(node: Node): string {
  return node.children.map(outerHtml).join('')
}

function outerHtml(node: Node): string {
  const known = written.get(node)
  if (known !== undefined) return known
  const box = page.createElement('div')
  const hasBlocks = node.isBlock && !node.inlineContent && node.childCount > 0
  const serializer = DOMSerializer.fromSchema(node.type.schema)
  box.append(serializer.serializeNode(hasBlocks ? node.copy() : node, { document: page }))
  const html = hasBlocks ? around(box.innerHTML, innerHtml(node)) : box.innerHTML
  written.set(node, html)
  return html
}

/** Returns an empty element, which may have another one in it, with its content. */
function around(empty: string, content: string): string {
  const end = empty.indexOf('</')
  return empty.slice(0, end) + content + empty.slice(end)
}
