/** Returns the headers of every call to the provider; it answers in the language `locale`. */
export const providerHeaders = (locale: string) => ({
  Accept: 'application/json',
  'Accept-Language': locale,
  'X-Requested-With': 'XMLHttpRequest',
})
