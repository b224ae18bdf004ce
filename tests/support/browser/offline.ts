import type { Page } from 'playwright-core'
import { until } from './chromium'

/** Waits until the worker and the page have cached the whole site: its files, and every list in the language of the page. */
export const cachedWhole = (page: Page) => until(page, isCachedWhole)

/** Runs in the page. */
export async function isCachedWhole(): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  const text = localStorage.getItem('cdec-cache') ?? ''
  const { lang } = document.documentElement
  const lists = [...text.matchAll(/"queryKey":\["public","\w+","list","(\w+)"\]/g)].filter(([, one]) => one === lang)
  const details = [...text.matchAll(/"queryKey":\["public","\w+","one","(\w+)"/g)].filter(([, one]) => one === lang)
  return lists.length >= 12 && details.length >= 8
}

/** Matches the browser's own messages about failed requests, which a page may log offline. */
export const isNetworkError = (line: string) => /Failed to load resource|net::ERR_|fetching the script/.test(line)
