import { i18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { practicalInfo } from '@/admin/practical-info/screen'
import type { RouterContext } from '@/routes/-context'

/** Returns the screen of the practical information with the cases of the public site, of which the back office knows nothing. */
export async function practicalInfoOfSite({ loadCatalog }: RouterContext) {
  const [{ families }, { messages }] = await Promise.all([
    import('@/site/services/families/families'),
    // Titles are edited in French in every language of the interface.
    import('@/i18n/locales/families/fr.po'),
    loadCatalog('families'),
    loadCatalog('practical'),
  ])
  const french = setupI18n({ locale: 'fr', messages: { fr: messages } })
  const namesOf = (title: MessageDescriptor) => [french._(title), i18n._(title)]
  return practicalInfo(
    families.map(({ path, title, entries }) => ({
      key: path.slice(1),
      label: title,
      names: namesOf(title),
      cases: entries.map((entry) => ({ key: entry.slug, label: entry.title, names: namesOf(entry.title) })),
    })),
  )
}
