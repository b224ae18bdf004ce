import { screen } from '@testing-library/react'
import { fewRows } from '@tests/support/few-rows'
import { openApp } from '@tests/support/open-app'
import { standIn } from '@tests/support/stand-in'
import { withProvider } from '@tests/support/with-provider'
import { beforeEach, expect, test } from 'vitest'

withProvider(fewRows)
beforeEach(() => {
  localStorage.setItem('low-data', 'on')
})

test('while data is saved a picture waits, says about what it weighs, and comes when it is asked for', async () => {
  const { user } = await openApp('/publications')
  await screen.findAllByRole('article')
  expect(document.querySelectorAll('main img')).toHaveLength(0)
  const [button] = screen.getAllByRole('button', { name: /^Afficher l’image \(≈ 50\sko\)$/ })
  if (button) await user.click(button)
  expect(document.querySelectorAll('main img')).toHaveLength(1)
})

test('the browser’s data saver is followed until the reader chooses on the offline page', async () => {
  localStorage.removeItem('low-data')
  standIn(navigator, 'connection', { saveData: true })
  const { user } = await openApp('/hors-ligne')
  const choice = await screen.findByRole('switch', { name: 'Économiser les données' }, { timeout: 5000 })
  expect(choice).toBeChecked()
  await user.click(choice)
  expect(choice).not.toBeChecked()
  expect(localStorage.getItem('low-data')).toBe('off')
})
