import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App } from '@/app/app'
import { start } from '@/app/start'
import { storedLocale } from '@/i18n/locale'
import { addressIn } from '@/lib/site-paths'
import { stopAfterTest } from './started'

/**
 * Renders the app at an address, for a reader of a language and with a token; a reader who has chosen English is led to the English
 * address, as by app/boot/boot.ts. Returns the rendered view, the router, the query client and
 * a user of user-event.
 */
export async function openApp(
  path: string,
  { locale = 'fr', token, history }: { locale?: 'fr' | 'en'; token?: string; history?: RouterHistory } = {},
) {
  if (locale !== 'fr') localStorage.setItem('locale', locale)
  if (token) localStorage.setItem('token', token)
  const { router, queryClient, stop } = await start({
    history: history ?? createMemoryHistory({ initialEntries: [addressIn(storedLocale(), path)] }),
  })
  stopAfterTest(stop)
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  const view = await act(async () => render(<App router={router} queryClient={queryClient} />))
  return { ...view, stop, router, queryClient, user: userEvent.setup() }
}
