import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/open-app'

test('the organisation chart has a text version, and both are translated', async () => {
  await openApp('/Organigramme', { locale: 'en' })
  const picture = await screen.findByRole('img', { name: /^Organisation chart of CDEC/ })
  expect(picture).toHaveAttribute('src', '/organigramme-en.svg')
  const words = within(screen.getByRole('region', { name: 'The organisation chart as text' }))
  expect(words.getByText('Board of Directors')).toBeVisible()
  expect(words.getByText('Local Offices')).toBeVisible()
  expect(document.title).toBe('Organisation chart · CDEC Cameroon')
})
