import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { blockPage } from '@/contract/block-page'
import { type Rows, recordAddress } from '@/contract/rows/define-rows'
import type { PagedResource, PublicResource } from '@/contract/rows/public-lists'
import type { Placement } from '@/preview/messages'

/** A place of the public site that shows a record: its address by the record's key, and the position there. */
export interface PublicPlacement {
  id: string
  label: MessageDescriptor
  /** Undefined where no page shows the record. */
  path: (key: number | string, row: object) => string | undefined
  placement: Placement
  /** The note where the page does not show the record. */
  absent?: MessageDescriptor
}

/** A number of cards that fills whole lines of one, two, three or four. */
const block = 12

/** The rows of a list are the items of its only list, or of one for each kind of text. */
const listPlacement = (path: string): PublicPlacement => ({
  id: 'list',
  label: msg`Dans la liste`,
  path: () => path,
  placement: { selector: 'main > :last-child > :is(ul, ol) > li, main > :last-child > section ul > li', block },
})

const home = (placement: Placement, absent?: MessageDescriptor): PublicPlacement => ({
  id: 'home',
  label: msg`Accueil`,
  path: () => '/',
  placement,
  ...(absent && { absent }),
})

const detail = (list: Parameters<typeof recordAddress>[0]): PublicPlacement => ({
  id: 'detail',
  label: msg`Page de détail`,
  path: (key) => recordAddress(list, key),
  placement: { selector: 'main' },
})

const overview = msg`L’accueil n’en montre que les soixante premiers : celui-ci n’y paraît pas.`

/** The placements besides those in lists and on pages of records, by resource; the numbers are those of site/home/rows. */
const others: Readonly<Partial<Record<string, PublicPlacement>>> = {
  slides: home(
    {
      selector: 'main > :first-child [role="group"]',
      maxItems: 20,
      carousel: { perView: { 360: 1, 1280: 1 } },
    },
    msg`L’accueil ne montre que les vingt premiers slides : celui-ci n’y paraît pas.`,
  ),
  sponsors: home({ selector: 'main > section:last-of-type li', maxItems: 60 }, overview),
  presentations: {
    id: 'page',
    label: msg`Page`,
    path: () => '/lacdec',
    placement: { selector: 'main > :last-child > :first-child', maxItems: 1 },
  },
  domaines: home({ selector: '#domaines li', maxItems: 60 }, overview),
  stats: home({ selector: '#indicateurs ul > li', maxItems: 60 }, overview),
  contents: {
    id: 'page',
    label: msg`Page`,
    path: (_key, row) => blockPage(String(Reflect.get(row, 'titre'))),
    placement: { selector: 'main' },
    absent: msg`Le site ne montre que les blocs de l’institution, par leur titre ; ceux qui valent pour plusieurs cas n’ont pas d’aperçu.`,
  },
  actualites: home(
    { selector: '#actualites article', maxItems: 12, carousel: { perView: { 360: 1, 1280: 3 } } },
    msg`L’accueil ne montre que les douze actualités les plus récentes : celle-ci n’y paraît pas.`,
  ),
} satisfies Record<Exclude<PublicResource['name'], PagedResource['name']>, PublicPlacement> &
  Partial<Record<PublicResource['name'], PublicPlacement>>

/** Returns the placements of a resource's records. */
export function placementsOf({ name, page }: Pick<Rows, 'name' | 'page'>): readonly PublicPlacement[] {
  const other = others[name]
  return [
    ...(page ? [listPlacement(page.path)] : []),
    ...(page?.records ? [detail({ name, page })] : []),
    ...(other ? [other] : []),
  ]
}
