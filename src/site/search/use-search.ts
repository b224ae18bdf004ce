import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { isBackOffice } from '@/lib/site-paths'
import { createStore, useStore } from '@/lib/store'
import { notify } from '@/ui/toast/toasts'
import type { Search, Searchable } from './open-search'
import type { Matches } from './search-index'
import type { SitePage } from './site-documents'

const nothing = createStore<Searchable>({ find: () => undefined, lists: 0 })

/** What is found for a text; undefined while it is too short, and until the search is loaded, which begins with `isActive`. */
export function useSearch(text: string, { isActive }: { isActive: boolean }): Matches | undefined {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const router = useRouter()
  const [search, setSearch] = useState<Search>()
  const store = search?.current ?? nothing
  const { find } = useStore(store, nothing.get())
  useEffect(() => {
    if (!isActive) return
    let current = true
    const load = async () => {
      const { openSearch } = await import('./open-search')
      const next = await openSearch(client, locale, pagesOf(router))
      if (!current) return
      setSearch(next)
      next.readLists()
    }
    load().catch((error: unknown) => {
      console.warn('The search could not be loaded', error)
      notify('error', t`La recherche n’a pas pu être chargée. Réessayez quand le réseau sera revenu.`)
    })
    return () => {
      current = false
    }
  }, [isActive, client, locale, router, t])
  return useMemo(() => find(text), [find, text])
}

/** Returns the public pages of a router that have one address. */
export const pagesOf = ({ routesById }: Pick<RegisteredRouter, 'routesById'>): SitePage[] =>
  Object.values(routesById).flatMap(({ fullPath, options: { staticData } }) => {
    const path = fullPath.replace(/(.)\/\$?$/, '$1')
    return staticData?.page && !isBackOffice(path) ? { path, ...staticData.page } : []
  })
