import type { QueryKey } from '@tanstack/react-query'

// Every query key, from general to specific. The provider answers in the language that is asked for, so that it is part of
// each key. Only `public` reads are persisted: people's data and the back office never are.

type Kind = 'list' | 'one' | 'of' | 'count'

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

/** Matches every public read. */
export const allPublic: QueryKey = ['public']

/** The keys that a write to a resource makes stale, in every language. */
export const staleKeys = ({ name }: { name: string }): QueryKey[] => [
  ['public', name],
  ['admin', name],
]

const kinds = ['list', 'one'] as const

/** What a key says; each part is undefined where the key is none of ours. */
export function readKey([area, name, kind, locale]: QueryKey) {
  return {
    isPublic: area === 'public',
    name: typeof name === 'string' ? name : undefined,
    kind: kinds.find((known) => known === kind),
    locale: typeof locale === 'string' ? locale : undefined,
  }
}
