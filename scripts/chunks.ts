const chunk = (name: string, ...parts: string[]) => {
  const pattern = new RegExp(parts.join('|'))
  return { name, test: (id: string) => pattern.test(id.replaceAll('\\', '/')) }
}

/**
 * How the build is cut: few files, since a worker keeps them one after the other. All public styles are one sheet,
 * inlined in every document: no screen waits for its own.
 */
export const chunkGroups = [
  { ...chunk('styles', '/src/(?:ui|site|offline|session)/.*\\.css$'), priority: 3 },
  {
    ...chunk(
      'vendor',
      '/node_modules/(?:react|react-dom|scheduler|@lingui|valibot)/',
      '/node_modules/@tanstack/(?:react-router|router-core|history|react-store|store|react-query|query-)',
    ),
    priority: 2,
  },
  // The words of the long texts: their screens show them, the search reads them, the home page needs none.
  { ...chunk('words', '/src/site/(?:services|guide)/[a-z-]+\\.ts$'), priority: 1.5 },
  // What several areas use and the first load does not.
  { ...chunk('shared', '/src/(?:ui|site|offline|session)/', '/node_modules/@tabler/'), priority: 1, minShareCount: 2 },
]

/** Whether a module is the back office's, its libraries included. */
export const isBackOffice = (id: string) =>
  /\/src\/admin\/|\/locales\/admin\/|\/node_modules\/(?:@mantine|@tiptap|@tanstack\/(?:react-)?table|prosemirror)/.test(
    id,
  )
