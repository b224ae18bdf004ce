/** Data as a part of a document: a script of a `type` that no browser runs. */
export function dataScript(type: string, data: unknown, id?: string): string {
  const name = id === undefined ? '' : ` id="${id}"`
  return `<script type="${type}"${name}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
