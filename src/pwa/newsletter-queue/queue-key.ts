import { safeStorage } from '@/lib/storage'

/** Where the outbox is kept. */
export const outboxKey = 'cdec-outbox'

/** Whether something stands in the outbox, without its program. */
export const outboxHoldsAny = () => safeStorage.getItem(outboxKey) !== null
