import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { release } from '@/pwa/update/release'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

withProvider()

test('the name of the build is for the support only: a reader sees it when asked for it', async () => {
  const { user } = await openApp('/hors-ligne')
  const name = await screen.findByText(release)
  expect(name).not.toBeVisible()
  await user.click(screen.getByText('Si le site s’affiche mal'))
  expect(name).toBeVisible()
})
