import { groups, type Screen } from '@/admin/crud/definition/definition'

const modules = import.meta.glob<Screen>('./resources/*.ts', { eager: true, import: 'screen' })

/** Every screen by the last part of its address: each file of `resources` is one. */
export const screens: ReadonlyMap<string, Screen> = new Map(
  Object.values(modules).map((screen) => [screen.path, screen]),
)

/** The screens of the side menu, by group, in their order. */
export const menu = groups.map((group) => ({
  group,
  screens: [...screens.values()]
    .filter((screen) => screen.menu?.group === group)
    .sort((one, other) => (one.menu?.place ?? 0) - (other.menu?.place ?? 0)),
}))
