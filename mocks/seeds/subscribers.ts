import type { subscribers } from '@/contract/subscribers'
import type { Seed } from './seed'

const first = 'abena,ateba,bello,essomba,ewane,eyenga,fotso,kamga,manga,mbarga,messina,moukoko,ngono,njoya,tabi'.split(
  ',',
)
const places = ['yaounde', 'douala', 'garoua', 'bamenda']

/** Sixty addresses: fifteen names in four towns. */
export const subscriberSeeds: Seed<typeof subscribers>[] = places
  .flatMap((place) => first.map((name) => `${name}.${place}@exemple.cm`))
  .map((email, n) => ({ id: n + 1, email }))
