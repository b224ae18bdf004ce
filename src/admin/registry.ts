import { groups, type ResourceDefinition } from '@/admin/crud/definition/definition'
import type { ResourceName } from '@/contract/registry'
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

/** The screens by resource: each resource of the contract has one, and each screen is in a menu or opened by another one. */
const registry = defineRegistry({
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
})

/** The screens by the last part of their address. */
export const screens: ReadonlyMap<string, ResourceDefinition> = new Map(
  Object.values<ResourceDefinition>(registry).map((screen) => [screen.path, screen]),
)

/** The screens of the side menu by group, in order. */
export const menu = groups.map((group) => ({
  group,
  screens: [...screens.values()]
    .filter((screen) => screen.menu?.group === group)
    .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0)),
}))

type Registry = Record<ResourceName, ResourceDefinition>
type Opened<R extends Registry> = {
  [Name in keyof R]: R[Name] extends ResourceDefinition<string, string, infer O> ? O : never
}[keyof R]

type Paths<R extends Registry> = {
  [Name in keyof R]: R[Name] extends ResourceDefinition<infer Path> ? Path : never
}[keyof R]

/** A type error for a screen that opens an unknown one, or that is in no menu and that none opens. */
export function defineRegistry<R extends Registry>(
  registered: R & {
    [Name in keyof R]: R[Name] extends ResourceDefinition<infer Path, infer Group, infer O>
      ? [O] extends [Paths<R>]
        ? [Group] extends [never]
          ? Path extends Opened<R>
            ? unknown
            : 'This screen needs a menu entry, or another screen that opens it'
          : unknown
        : 'This screen opens one that does not exist'
      : never
  },
): R {
  return registered
}
