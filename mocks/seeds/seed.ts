import type { Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'
import type { Bilingual } from '../locale'

/** A record in the provider: texts in both languages; any value may be missing, null or of another type. */
export type Seed<R extends Resource> = { id: number } & { [Name in keyof RowOf<R>]?: Seeded<RowOf<R>[Name]> }

type Seeded<Value> = Value extends string | number | null
  ? string | number | Bilingual | null
  : Value extends unknown[]
    ? unknown[] | null
    : { [Name in keyof Value]?: Seeded<Value[Name]> } | null

export const picture = (name: string) => `/api/files/pictures/${name}.svg`
export const paper = (name: string) => `/api/files/documents/${name}.pdf`
