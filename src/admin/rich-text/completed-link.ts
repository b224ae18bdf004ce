import { Link } from '@mantine/tiptap'

/** Links whose address is completed, and whose text is the address where none is selected. */
export const CompletedLink = Link.extend({
  addCommands() {
    const own = this.parent?.() ?? {}
    return {
      ...own,
      setLink: (attributes) => (props) => {
        const text = attributes.href.trim()
        const link = { ...attributes, href: completed(text) }
        const { commands, state } = props
        if (!state.selection.empty || props.editor.isActive('link')) return own.setLink?.(link)(props) ?? false
        return commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: link }] })
      },
    }
  },
}).configure({ defaultProtocol: 'https' })

/** Returns an address as people write it, `www.cdec.cm` or `info@cdec.cm`, with its protocol. */
function completed(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`
  return /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address) ? `mailto:${address}` : address
}
