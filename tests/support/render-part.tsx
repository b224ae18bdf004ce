import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { activateLocale } from '@/i18n/catalogs'

/** Renders a component in French, without the app around it. */
export async function renderPart(part: ReactElement) {
  await activateLocale('fr')
  const framed = (inner: ReactElement) => <I18nProvider i18n={i18n}>{inner}</I18nProvider>
  const view = await act(async () => render(framed(part)))
  return { ...view, rerender: (next: ReactElement) => view.rerender(framed(next)) }
}
