import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Area } from '@/i18n/catalogs'
import type { Locale } from '@/i18n/locale'

/** The context of every route's loader. */
export interface RouterContext {
  queryClient: QueryClient
  locale: Locale
  /** Loads the texts of an area in the reader's language. */
  loadCatalog: (area: Area) => Promise<void>
  /** Starts a read without waiting for it. */
  prefetch: <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>) => void
}
