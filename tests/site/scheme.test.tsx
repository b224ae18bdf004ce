import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/open-app'

test('the colours are chosen in the footer, applied at once and remembered', async () => {
  const { user } = await openApp('/accessibilite')
  const colours = within(await screen.findByRole('group', { name: 'Couleurs du site' }))
  expect(colours.getByRole('radio', { name: 'Appareil' })).toBeChecked()
  await user.click(colours.getByRole('radio', { name: 'Sombre' }))
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
  expect(localStorage.getItem('scheme')).toBe('dark')
  await user.click(colours.getByRole('radio', { name: 'Appareil' }))
  expect(document.documentElement).not.toHaveAttribute('data-scheme')
  expect(localStorage.getItem('scheme')).toBe('system')
})
