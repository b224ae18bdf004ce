import { msg } from '@lingui/core/macro'
import type { Seeds } from '@mocks/seeds/seed-provider'
import { defineAdminResource, type ResourceDefinition } from '@/admin/crud/definition/definition'
import { defineRegistry } from '@/admin/registry'
import { domaines } from '@/contract/domaines'
import type { ResourceName } from '@/contract/registry'
import { villes } from '@/contract/villes'

// Wrong definitions do not compile: `npm run types` checks each expectation. Nothing here is run.

const label = msg`Libellé`
const rest = {
  title: label,
  subtitle: label,
  noun: { one: label, many: label, gender: 'masculine' },
} as const
const menu = { group: 'content', order: 1 } as const

// A field of the form that is forgotten.
// @ts-expect-error `nom` is missing
defineAdminResource(domaines, { ...rest, path: 'domaines', menu, fields: {} })

// A misspelt column.
defineAdminResource(domaines, {
  ...rest,
  path: 'domaines',
  menu,
  fields: { nom: { control: 'text', label } },
  // @ts-expect-error there is no `nmo`
  columns: ['nmo'],
})

// A required field that is hidden.
// @ts-expect-error `nom` may not be left out
defineAdminResource(domaines, { ...rest, path: 'domaines', menu, fields: { nom: { control: 'hidden' } } })

// A control that cannot hold its value.
// @ts-expect-error `nom` is a text, not a date
defineAdminResource(domaines, { ...rest, path: 'domaines', menu, fields: { nom: { control: 'date', label } } })

declare const others: Record<ResourceName, ResourceDefinition<'other', 'content', never>>
const reached = defineAdminResource(domaines, {
  ...rest,
  path: 'domaines',
  menu,
  fields: { nom: { control: 'text', label } },
})
const nested = defineAdminResource(villes, {
  ...rest,
  path: 'villes',
  fields: { nom: { control: 'text', label }, pays_id: { control: 'parent', screen: 'pays' } },
})
const opener = defineAdminResource(domaines, {
  ...rest,
  path: 'pays',
  menu,
  opens: { screen: 'villes', label },
  fields: { nom: { control: 'text', label } },
})

defineRegistry({ ...others, domaines: reached })
defineRegistry({ ...others, pays: opener, villes: nested })

// A screen without a menu entry that nothing opens.
// @ts-expect-error nothing opens `villes`
defineRegistry({ ...others, villes: nested })

// A resource missing from the registry.
const { villes: _left, ...incomplete } = others
// @ts-expect-error `villes` has no screen
defineRegistry(incomplete)

// A resource without a seed.
declare const seeds: Seeds['records']
const { villes: _seed, ...unseeded } = seeds
// @ts-expect-error `villes` has no seed
export const records: Seeds['records'] = unseeded
