/** How an update with files is sent: as a PUT, or as a POST with the field `_method`, which Laravel takes for a PUT. */
export type MultipartUpdates = 'PUT' | 'POST with _method=PUT'

interface ContractSettings {
  /** PHP before 8.4 reads neither fields nor files of a multipart PUT. */
  multipartUpdates: MultipartUpdates
  /** What prepared pictures are encoded as: Laravel's rule `mimes:jpeg,png,jpg,gif` refuses the lighter WebP. */
  pictures: 'JPEG and PNG' | 'WebP'
}

/** Set to what the provider can read: `npm run provider:check -- URL --write` says what it needs and what it takes. */
export const contractSettings: ContractSettings = { multipartUpdates: 'PUT', pictures: 'JPEG and PNG' }
