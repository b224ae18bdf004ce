import type { MessageDescriptor } from '@lingui/core'
import { listQuery, recordQuery } from '@/api/queries'
import type { Rows } from '@/contract/rows/define-rows'
import type { recordLists } from '@/contract/rows/public-lists'
import type { Area } from '@/i18n/catalogs'
import { type HeadTexts, loadedHead, pageHead } from '@/site/head/page-head'
import type { RouterContext } from './-context'

/** What a page says of itself, in the `staticData` of its route. */
interface PageFacts {
  title: MessageDescriptor
  /** What it is about: its description for search engines, which the search of the site also finds it by. */
  about: MessageDescriptor
  /** The areas of its texts besides the main one. */
  texts?: readonly Area[]
  /** The public lists that it shows. */
  lists?: readonly Rows[]
  /** `false` keeps it out of search engines. */
  indexed?: false
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageFacts
  }
}

/** The options of the route of a page: its facts, the loading of its texts and lists, and its head. */
export const page = ({ title, about, texts, lists = [], indexed }: PageFacts) => ({
  staticData: { page: { title, about } },
  loader: ({ context }: { context: RouterContext }) => {
    for (const list of lists) context.prefetch(listQuery(list, context.locale))
    return texts && Promise.all(texts.map(context.loadCatalog))
  },
  head: ({ match }: { match: { fullPath: string } }) =>
    pageHead(indexed === false ? undefined : match.fullPath.replace(/(.)\/$/, '$1'), title, about),
})

/** The options of the route of a list's records. Their head is imported here, so that no other page loads it. */
export const recordPage = (list: (typeof recordLists)[number]) => ({
  loader: async ({ context, params }: { context: RouterContext; params: { slug: string } }) => {
    context.prefetch(recordQuery<Rows>(list, params.slug, context.locale))
    const [{ recordHead }] = await Promise.all([import('@/site/news/record-head'), context.loadCatalog('home')])
    return recordHead(list, params.slug)
  },
  head: ({ loaderData }: { loaderData?: HeadTexts | undefined }) => loadedHead(loaderData),
})
