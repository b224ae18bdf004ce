import type { Page } from 'playwright-core'
import { until } from './chromium'

/** Waits until the worker and the page have cached the whole site: its files, and every list in both languages. */
export const cachedWhole = (page: Page) => until(page, isCachedWhole)

/** Runs in the page. */
export async function isCachedWhole(): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  const text = localStorage.getItem('cdec-cache') ?? ''
  const lists = text.match(/"queryKey":\["public","\w+","list","(?:fr|en)"\]/g) ?? []
  const details = text.match(/"queryKey":\["public","\w+","one","en"/g) ?? []
  return lists.length >= 24 && details.length >= 8
}

/** Matches the browser's own messages about failed requests, which a page may log offline. */
export const isNetworkError = (line: string) => /Failed to load resource|net::ERR_|fetching the script/.test(line)
