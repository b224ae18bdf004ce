import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { closed, fill, form, openAdmin } from '@tests/admin/open-admin'
import { expect } from 'vitest'
import { type AdminForm, fillForm, openHtmlViews, tableOf } from './admin-forms'
import { openApp } from './open-app'
import { stopAll } from './started'

/** The page where a visitor sees a record; left out are those that only forms or editors read, and blocks, which have places. */
const pages: Record<string, string> = {
  '/api/videos': '/mediatheque',
  '/api/communications': '/communique',
  '/api/actualites': '/actualites',
  '/api/domaines': '/',
  '/api/stats': '/',
  '/api/missions': '/missions',
  '/api/presentations': '/lacdec',
  '/api/publications': '/publications',
  '/api/reglementations': '/textes_reglementaires',
  '/api/slides': '/',
  '/api/sponsors': '/partenaires',
  '/api/interviews': '/interviews',
}

/** Returns the address of a screen of the back office; the cities are those of a country. */
const adminAddress = ({ screen: path }: Pick<AdminForm, 'screen'>, search: Record<string, string> = {}) =>
  `/Admin/${path}?${new URLSearchParams({ ...(path === 'villes' && { within: '1' }), ...search })}`

/** Creates the record of a form, as an editor does; the list has no other. */
export async function createRecord(resource: AdminForm) {
  tableOf(resource.path).seed([])
  const { user } = await openAdmin(adminAddress(resource, { open: 'create' }))
  await form().findByRole('button', { name: resource.create })
  await fillForm(user, resource)
  fireEvent.click(form().getByRole('button', { name: resource.create }))
  await closed()
  return user
}

/** Changes the only record of the list. */
export async function changeRecord(user: Awaited<ReturnType<typeof createRecord>>, resource: AdminForm) {
  await user.click(await screen.findByRole('button', { name: /^Modifier / }))
  await form().findByRole('button', { name: resource.update })
  await openHtmlViews(user)
  await fill(user, ...resource.changed)
  fireEvent.click(form().getByRole('button', { name: resource.update }))
  await closed()
}

/** Opens the page where visitors see the changed record, and waits for it. */
export async function seeOnPublicPage({ path, changed }: AdminForm) {
  const page = pages[path]
  if (page === undefined) return
  leave()
  localStorage.removeItem('token')
  await openApp(page)
  await screen.findAllByText(shown(changed[1]))
}

/** Removes the only record of the list. */
export async function removeRecord(resource: AdminForm) {
  leave()
  const { user } = await openAdmin(adminAddress(resource))
  await user.click(await screen.findByRole('button', { name: /^Supprimer / }))
  await user.click(await screen.findByRole('button', { name: 'Oui, supprimer!' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Supprimer / })).not.toBeInTheDocument())
}

/** A text as a page shows it: without tags, with any kind of space. */
const shown = (text: string) => new RegExp(text.replaceAll(/<[^>]+>/g, '').replaceAll(' ', '\\s'))

function leave() {
  cleanup()
  stopAll()
}
