import { safeStorage } from '@/lib/storage'

/** Where the outbox is kept. */
export const queueKey = 'cdec-outbox'

/** Whether something stands in the outbox, without its program. */
export const outboxHoldsAny = () => safeStorage.getItem(queueKey) !== null
