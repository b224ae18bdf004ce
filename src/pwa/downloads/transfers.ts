import { createStore, useStore } from '@/lib/store'

/**
 * The transfer of a document; `received` and `total` in bytes, `total` undefined for unknown. `asked`: it waits for the reader's
 * confirmation; `interrupted`: the connection was cut, the received parts are stored.
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

/** By full address, in the order of the queue. */
export const transfers = createStore(none)

export const useTransfers = () => useStore(transfers, none)
