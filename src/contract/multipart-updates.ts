/** How an update with files is sent: as a PUT, or as a POST with the field `_method`, which Laravel takes for a PUT. */
export type MultipartUpdates = 'PUT' | 'POST with _method=PUT'

/**
 * Set to what the provider can read. PHP before 8.4 reads neither fields nor files of a multipart PUT;
 * `npm run provider:check -- URL --write` says which one a provider needs.
 */
export const contractSettings: { multipartUpdates: MultipartUpdates } = { multipartUpdates: 'PUT' }
