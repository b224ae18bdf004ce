import { parseUrl } from './parse-url'

/** Pages of Outlook, Google and Facebook that lead on to the address in a parameter. Outlook's contain the e-mail of the reader. */
const wrapper =
  /^(?:[\w-]+\.safelinks\.protection\.outlook\.com\/|www\.google\.[a-z.]{2,6}\/url$|lm?\.(?:facebook|instagram|messenger)\.com\/)/

/** Returns an address without the page that leads on to it; '' where that page does not say which one it is. */
export function directAddress(address: string): string {
  const url = parseUrl(address)
  if (url === undefined || !wrapper.test(`${url.hostname}${url.pathname}`)) return address
  const inner = ['url', 'q', 'u'].map((name) => url.searchParams.get(name) ?? '')
  return directAddress(inner.find((value) => /^https?:\/\//i.test(value)) ?? '')
}

/** Returns a text with its web addresses as `directAddress` returns them. */
export const withDirectAddresses = (text: string): string =>
  text.replaceAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)»]/gi, (address) => directAddress(address) || address)
