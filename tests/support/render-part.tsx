import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { type Area, activateLocale, loadCatalog } from '@/i18n/catalogs'

/** Renders a component in French, with the texts of an area, without the app around it. */
export async function renderPart(part: ReactElement, area: Area = 'main') {
  await activateLocale('fr')
  await loadCatalog(area)
  const framed = (inner: ReactElement) => <I18nProvider i18n={i18n}>{inner}</I18nProvider>
  const view = await act(async () => render(framed(part)))
  return { ...view, rerender: (next: ReactElement) => view.rerender(framed(next)) }
}
