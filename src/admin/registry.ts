import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { ResourceName } from '@/contract/registry'
import { entry as practicalInfo } from './practical-info-entry'
import { screen as actualites } from './resources/actualites'
import { screen as communications } from './resources/communications'
import { screen as contents } from './resources/contents'
import { screen as domaines } from './resources/domaines'
import { screen as interviews } from './resources/interviews'
import { screen as missions } from './resources/missions'
import { screen as pays } from './resources/pays'
import { screen as presentations } from './resources/presentations'
import { screen as publications } from './resources/publications'
import { screen as reglementations } from './resources/reglementations'
import { screen as slides } from './resources/slides'
import { screen as sponsors } from './resources/sponsors'
import { screen as stats } from './resources/stats'
import { screen as subscribers } from './resources/subscribers'
import { screen as videos } from './resources/videos'
import { screen as villes } from './resources/villes'

/** What the menu and the palette say of a screen. */
type MenuEntry = Pick<ResourceDefinition, 'path' | 'title' | 'noun' | 'words'>

/** The screens of the side menu, by group, in their order (specification, 2.5). */
const groups = [
  {
    group: 'content',
    screens: [
      missions,
      communications,
      actualites,
      domaines,
      stats,
      presentations,
      subscribers,
      publications,
      videos,
      reglementations,
      slides,
    ],
  },
  { group: 'media', screens: [interviews, contents, practicalInfo] },
  { group: 'network', screens: [sponsors, pays] },
] as const

export const menu: readonly { group: (typeof groups)[number]['group']; screens: readonly MenuEntry[] }[] = groups

type MenuScreen = Exclude<(typeof groups)[number]['screens'][number], typeof practicalInfo>
type OpenedPath = MenuScreen extends ResourceDefinition<string, infer Opened> ? Opened : never

/** The screens by resource. Each resource of the contract has one, in the menu or opened by one of the menu. */
const registry = {
  slides,
  sponsors,
  missions,
  videos,
  presentations,
  domaines,
  stats,
  publications,
  communications,
  interviews,
  reglementations,
  actualites,
  subscribers,
  pays,
  contents,
  villes,
} satisfies Record<ResourceName, ResourceDefinition<MenuScreen['path'] | OpenedPath>>

/** The screens by the last part of their address. */
export const screens: ReadonlyMap<string, ResourceDefinition> = new Map(
  Object.values<ResourceDefinition>(registry).map((screen) => [screen.path, screen]),
)
