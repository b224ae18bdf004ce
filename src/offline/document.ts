/** A page made at build: what goes into the head, the markup of #root, and the program files that only some pages need. */
export interface Page {
  head: string
  body: string
  files: readonly string[]
}

/**
 * A page's document, from the neutral shell: markers tell where its head and its markup go. Used at build, and by the
 * service worker for the pages it keeps.
 */
export function fill(shell: string, path: string, locale: string, page: Page): string {
  return shell
    .replace('<html lang="fr"', () => `<html lang="${locale}"`)
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => page.head)
    .replace(
      /<!--root-->[\s\S]*<!--\/root-->/,
      () =>
        `<div id="root" data-page="${path}" data-locale="${locale}" data-files="${page.files.join(' ')}">${page.body}</div>`,
    )
}
