import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Area } from '@/i18n/catalogs'
import type { Locale } from '@/i18n/locale'

/** What every route may use while it loads. */
export interface RouterContext {
  queryClient: QueryClient
  locale: Locale
  /** Loads the texts of a part of the site in the reader's language. */
  loadCatalog: (area: Area) => Promise<void>
  /** Starts a read without waiting for it: the screen shows its own loading state. */
  prefetch: <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) => void
}
