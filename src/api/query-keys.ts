import type { QueryKey } from '@tanstack/react-query'

// All query keys, from general to specific. The language is part of each key because the provider's answer depends on it.
// Only `public` reads are persisted.

type Kind = 'list' | 'one' | 'of' | 'count' | 'written'

export const publicKey = (name: string, kind: Kind, locale: string, ...rest: (string | number)[]): QueryKey => [
  'public',
  name,
  kind,
  locale,
  ...rest,
]
export const adminKey = (name: string, kind: Kind, locale: string, ...rest: (string | number)[]): QueryKey => [
  'admin',
  name,
  kind,
  locale,
  ...rest,
]
export const accountKey = (locale: string): QueryKey => ['account', 'me', 'one', locale]

/** The drafts of a user of the back office on this device. */
export const draftsKey = (user: number | undefined): QueryKey => ['drafts', user]

/** Matches every public read. */
export const allPublic: QueryKey = ['public']

/** Matches every public read of a resource. */
export const allPublicOf = ({ name }: { name: string }): QueryKey => ['public', name]

/** Returns the keys to invalidate after a write to a resource, for every language. */
export const staleKeys = (resource: { name: string }): QueryKey[] => [allPublicOf(resource), ['admin', resource.name]]

const kinds = ['list', 'one'] as const

/** Returns the parts of a query key; a part that the key does not have is undefined. */
export function readKey([area, name, kind, locale, key]: QueryKey) {
  return {
    isPublic: area === 'public',
    name: typeof name === 'string' ? name : undefined,
    kind: kinds.find((candidate) => candidate === kind),
    locale: typeof locale === 'string' ? locale : undefined,
    key: typeof key === 'string' ? key : undefined,
  }
}
