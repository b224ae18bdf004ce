import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { contractVersion } from '@/contract/version'

/** How long what was read may be shown again, in milliseconds. */
export const thirtyDays = 30 * 24 * 3_600_000

export const cacheKey = 'cdec-cache'
export const buster = String(contractVersion)
void createSyncStoragePersister
