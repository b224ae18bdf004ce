/**
 * A page made at build: what goes into the head, the markup of #root, the program files that only some pages need, and
 * the addresses it reads, which a first visit asks for at once.
 */
export interface Page {
  head: string
  body: string
  files: readonly string[]
  reads?: readonly string[]
}

/**
 * A page's document, from the neutral shell: markers tell where its head and its markup go. Used at build, and by the
 * service worker for the pages it keeps.
 */
export function fill(shell: string, path: string, locale: string, page: Page): string {
  const reads = page.reads?.length ? ` data-reads="${page.reads.join(' ')}"` : ''
  return shell
    .replace('<html lang="fr"', () => `<html lang="${locale}"`)
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => page.head)
    .replace(
      /<!--root-->[\s\S]*<!--\/root-->/,
      () =>
        `<div id="root" data-page="${path}" data-locale="${locale}" data-files="${page.files.join(' ')}"${reads}>${page.body}</div>`,
    )
}
