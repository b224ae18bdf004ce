import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { blockPage } from '@/contract/block-page'
import type { PublicResource } from '@/contract/rows/public-lists'
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

const list = (address: string, placement: Partial<Placement> = {}): PublicPlacement => ({
  id: 'list',
  label: msg`Dans la liste`,
  path: () => address,
  placement: { selector: 'main > :last-child > :is(ul, ol) > li', block, ...placement },
})

const home = (placement: Placement, absent?: MessageDescriptor): PublicPlacement => ({
  id: 'home',
  label: msg`Accueil`,
  path: () => '/',
  placement,
  ...(absent && { absent }),
})

const detail = (folder: string): PublicPlacement => ({
  id: 'detail',
  label: msg`Page de détail`,
  path: (key) => `/${folder}/${encodeURIComponent(key)}`,
  placement: { selector: 'main' },
})

const newest = { field: 'datePublication', descends: true }
const overview = msg`L’accueil n’en montre que les soixante premiers : celui-ci n’y paraît pas.`

/** The placements of each resource by its name; the numbers are those of site/home/rows. */
const placements: Readonly<Partial<Record<string, readonly PublicPlacement[]>>> = {
  slides: [
    home(
      {
        selector: 'main > :first-child [role="group"]',
        order: { field: 'order', descends: false },
        maxItems: 20,
        carousel: { perView: { 360: 1, 1280: 1 } },
      },
      msg`L’accueil ne montre que les vingt premiers slides : celui-ci n’y paraît pas.`,
    ),
  ],
  sponsors: [list('/partenaires'), home({ selector: 'main > section:last-of-type li', maxItems: 60 }, overview)],
  missions: [list('/missions')],
  videos: [list('/mediatheque')],
  presentations: [
    {
      id: 'page',
      label: msg`Page`,
      path: () => '/lacdec',
      placement: { selector: 'main > :last-child > :first-child', maxItems: 1 },
    },
  ],
  domaines: [home({ selector: '#domaines li', maxItems: 60 }, overview)],
  stats: [home({ selector: '#indicateurs ul > li', maxItems: 60 }, overview)],
  contents: [
    {
      id: 'page',
      label: msg`Page`,
      path: (_key, row) => blockPage(String(Reflect.get(row, 'titre'))),
      placement: { selector: 'main' },
      absent: msg`Le site ne montre que les blocs de l’institution, par leur titre ; ceux qui valent pour plusieurs cas n’ont pas d’aperçu.`,
    },
  ],
  publications: [list('/publications')],
  communications: [list('/communique')],
  interviews: [list('/interviews'), detail('interviews')],
  reglementations: [list('/textes_reglementaires', { selector: 'main > :last-child > section ul > li' })],
  actualites: [
    list('/actualites', { order: newest }),
    detail('actualites'),
    home(
      { selector: '#actualites article', order: newest, maxItems: 12, carousel: { perView: { 360: 1, 1280: 3 } } },
      msg`L’accueil ne montre que les douze actualités les plus récentes : celle-ci n’y paraît pas.`,
    ),
  ],
} satisfies Record<PublicResource['name'], readonly PublicPlacement[]>

export const placementsOf = (resource: string): readonly PublicPlacement[] => placements[resource] ?? []
