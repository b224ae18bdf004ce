import { foldText } from '@/lib/fold-text'
import { element } from './item-blocks'
import { packPicture } from './picture'

/** The texts of the file besides the item's own blocks, in the reader's language. */
export interface FileWords {
  /** "Communiqué · 3 mars 2026". */
  about: string
  /** Where it comes from, and when it was copied; its page on the site and the address of its document. */
  origin: string
  page: { label: string; href: string }
  links: readonly { label: string; href: string }[]
  noPicture: string
  cut: string
}

/** The maximum size of a file, in bytes: Bluetooth and messengers send it in seconds. */
const maxBytes = 60 * 1024
/** What is reserved for the picture, in bytes. */
const pictureBytes = 20 * 1024
/** The maximum length of a title and of an address, in characters: what is longer was not written for readers. */
const maxTitle = 500
const maxAddress = 2000

/** Nothing runs in the file, and the file requests nothing. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const sheet = `:root{color-scheme:light dark}
body{margin:0 auto;padding:1.5rem 1rem 3rem;max-width:42rem;background:#fff;color:#182038;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
header,footer{color:#475065;font-size:.9375rem}
header{border-bottom:3px solid #dca510;padding-bottom:.5rem}
footer{margin-top:2rem;border-top:1px solid #e1dccd;padding-top:.5rem;overflow-wrap:anywhere}
h1{font:600 1.75rem/1.2 Georgia,serif}h2,h3,h4{font-family:Georgia,serif;line-height:1.25}
a{color:#324c9c}img{display:block;max-width:100%;height:auto;border-radius:8px}
blockquote{margin:1rem 0;padding-left:1rem;border-left:4px solid #dca510}
table{display:block;overflow-x:auto;border-collapse:collapse}th,td{padding:.5rem;border:1px solid #e1dccd;text-align:left}
@media (prefers-color-scheme:dark){body{background:#0f1527;color:#eef0f8}header,footer{color:#b6bdd4}a{color:#a9bcff}footer,th,td{border-color:#2e3a5e}}
@media print{body{max-width:none;background:#fff;color:#000}header,footer,a{color:#000}}`

/**
 * An item as one HTML file of at most 60 KiB, readable without a network: its blocks as far as they fit, and its picture
 * where that is on this device. `page` is the inert document of the blocks.
 */
export async function makeItemFile(
  page: Document,
  item: { title: string; picture?: string | undefined },
  blocks: readonly Element[],
  words: FileWords,
): Promise<File> {
  const { documentElement: root, body } = page
  const title = item.title.slice(0, maxTitle)
  page.title = title
  const main = element(page, 'main')
  const footer = element(page, 'footer')
  footer.append(
    element(page, 'p', words.origin),
    ...[words.page, ...words.links].filter(({ href }) => href.length <= maxAddress).map((to) => linkLine(page, to)),
  )
  body.replaceChildren(element(page, 'header', words.about), element(page, 'h1', title), main, footer)
  const write = () =>
    `<!doctype html><html lang="${root.lang}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width,initial-scale=1">${page.head.innerHTML}<style>${sheet}</style></head>${body.outerHTML}</html>`
  fill(main, blocks, maxBytes - bytesOf(write()) - (item.picture ? pictureBytes : 0) - 500, words.cut)
  if (item.picture) {
    const src = await packPicture(item.picture, maxBytes - bytesOf(write()) - 200)
    if (src === undefined) main.prepend(element(page, 'p', words.noPicture))
    else {
      const image = page.createElement('img')
      image.src = src
      image.alt = ''
      main.prepend(image)
    }
  }
  return new File([write()], fileName(item.title), { type: 'text/html' })
}

/** Appends the blocks that fit into `available` bytes; the first one that does not is cut as plain text, with the note `cut` under it. */
function fill(main: HTMLElement, blocks: readonly Element[], available: number, cut: string) {
  let left = available
  for (const block of blocks) {
    const size = bytesOf(block.outerHTML)
    if (size > left) {
      const text = block.textContent ?? ''
      const part = element(main.ownerDocument, 'p')
      let end = Math.min(left, text.length)
      do {
        part.textContent = `${text.slice(0, Math.max(end, 0))} …`
        end = Math.floor(end * 0.9)
      } while (end > 0 && bytesOf(part.outerHTML) > left)
      main.append(part, element(main.ownerDocument, 'p', cut))
      return
    }
    left -= size
    main.append(block)
  }
}

function linkLine(page: Document, { label, href }: { label: string; href: string }) {
  const line = element(page, 'p', `${label} `)
  const link = page.createElement('a')
  link.href = href
  link.rel = 'noopener noreferrer'
  link.textContent = href
  line.append(link)
  return line
}

const bytesOf = (text: string) => new Blob([text]).size

const fileName = (title: string) =>
  `cdec-${
    foldText(title)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, 60)
      .replace(/-$/, '') || 'texte'
  }.html`
