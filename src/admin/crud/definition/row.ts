import type { Resource } from '@/contract/resource'
import type { RowOf } from '@/contract/rows/define-rows'

/** A record of any resource: its definition has checked the names and the types of its fields. */
export type Row = RowOf<Resource> & Readonly<Record<string, unknown>>
