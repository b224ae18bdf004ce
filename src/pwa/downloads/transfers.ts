import { createStore, useStore } from '@/lib/store'

/**
 * The download of a document in this tab; `received` and `total` in bytes, `total` undefined for unknown. `confirming`: it waits for
 * the reader's confirmation; `waiting`: for another download; `interrupted`: the connection was cut, what was received is
 * stored.
 */
export interface Transfer {
  address: string
  title: string
  state: 'confirming' | 'waiting' | 'active' | 'interrupted'
  received: number
  total: number | undefined
  cancel: () => void
}

type Transfers = ReadonlyMap<string, Transfer>

const none: Transfers = new Map()

/** By full address. */
const transfers = createStore(none)

export const useTransfers = () => useStore(transfers, none)

export const transferOf = (href: string) => transfers.get().get(href)

/** Sets the transfer of a document; undefined removes it. */
export function setTransfer(href: string, transfer: Transfer | undefined): void {
  transfers.set((all) => {
    const changed = new Map(all)
    if (transfer) changed.set(href, transfer)
    else changed.delete(href)
    return changed
  })
}
