import { createStore, useStore } from '@/lib/store'

/**
 * The download of a document in this tab; `received` and `total` in bytes, `total` undefined for unknown. `waiting`: for
 * another download; `interrupted`: the connection was cut.
 */
export interface Transfer {
  address: string
  title: string
  state: 'waiting' | 'active' | 'interrupted'
  received: number
  total: number | undefined
  cancel: () => void
}

const none: ReadonlyMap<string, Transfer> = new Map()

/** By full address. */
const transfers = createStore(none)

export const useTransfers = () => useStore(transfers, none)

/** Sets the transfer of a document; undefined removes it. */
export function setTransfer(href: string, transfer: Transfer | undefined): void {
  transfers.set((all) => {
    const changed = new Map(all)
    if (transfer) changed.set(href, transfer)
    else changed.delete(href)
    return changed
  })
}
