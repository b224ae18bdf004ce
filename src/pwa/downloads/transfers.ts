import { createStore, useStore } from '@/lib/store'

/**
 * A document on its way to this device; `received` and `total` in bytes, `total` undefined where the server does not say.
 * `asked`: its weight waits for a yes; `interrupted`: the line was cut, and what has arrived is stored.
 */
export interface Transfer {
  address: string
  title: string
  state: 'asked' | 'queued' | 'active' | 'paused' | 'interrupted'
  received: number
  total: number | undefined
}

export type Transfers = ReadonlyMap<string, Transfer>

const none: Transfers = new Map()

/** By full address, in the order in which they are taken. */
export const transfers = createStore(none)

export const useTransfers = () => useStore(transfers, none)
