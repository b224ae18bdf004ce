import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FrameMessage, PreviewDraft } from '@/preview/messages'
import { openScreen } from '../../support/screen'
import { form, openAdmin, withAdmin } from '../open-admin'

withAdmin()

/** Replaces the frame, which jsdom does not load: records the drafts it is sent, and sends its answers. */
function simulateFrame() {
  const frame = screen.getByTitle<HTMLIFrameElement>('Aperçu de la page publiée')
  const drafts: PreviewDraft[] = []
  const { contentWindow } = frame
  if (contentWindow === null) throw new Error('The frame has no window')
  contentWindow.postMessage = (message: { draft: PreviewDraft }) => void drafts.push(message.draft)
  const answer = (data: FrameMessage, origin = window.location.origin) =>
    fireEvent(window, new MessageEvent('message', { data, origin, source: contentWindow }))
  return { drafts, answer }
}

async function openPreview(path = '/Admin/interviews') {
  const { user } = await openAdmin(path)
  const [edit = document.body] = await screen.findAllByRole('button', { name: /^Modifier / })
  await user.click(edit)
  await user.click(await screen.findByRole('button', { name: 'Aperçu' }))
  await screen.findByTitle('Aperçu de la page publiée')
  return user
}

test('the preview is sent what is typed, and leaves the form as it is', async () => {
  const user = await openPreview()
  const { drafts, answer } = simulateFrame()
  // Messages of another origin are ignored.
  answer({ preview: 'ready' }, 'https://elsewhere.example')
  expect(drafts).toEqual([])
  await waitFor(() => {
    // The panel may not listen yet, so the message is repeated as by a reloaded frame.
    answer({ preview: 'ready' })
    expect(drafts).not.toEqual([])
  })
  const title = form().getByLabelText(/^Titre/)
  await user.clear(title)
  await user.type(title, "L'aperçu?")
  await waitFor(() =>
    expect(drafts.at(-1)).toMatchObject({
      path: expect.stringMatching(/^\/interviews\/.+/),
      scheme: 'light',
      row: { titre: "L'aperçu?" },
    }),
  )
  await user.click(screen.getByRole('radio', { name: 'Sombre' }))
  await waitFor(() => expect(drafts.at(-1)).toMatchObject({ scheme: 'dark', row: { titre: "L'aperçu?" } }))
  await user.click(screen.getByRole('button', { name: 'Fermer l’aperçu' }))
  expect(screen.queryByTitle('Aperçu de la page publiée')).toBeNull()
  expect(form().getByRole('button', { name: 'Aperçu' })).toHaveFocus()
  expect(title).toHaveValue("L'aperçu?")
})

test('on a small screen the preview covers the form, and Escape closes it alone', async () => {
  openScreen({ width: 360 })
  const user = await openPreview('/Admin/domaines')
  expect(screen.getByRole('dialog', { name: 'Aperçu' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Aperçu' })).toBeNull())
  expect(form().getByLabelText(/^Nom/)).toBeVisible()
})

test('a frame that cannot be loaded says so, and is tried again', async () => {
  const user = await openPreview('/Admin/domaines')
  const frame = screen.getByTitle<HTMLIFrameElement>('Aperçu de la page publiée')
  Object.defineProperty(frame, 'contentDocument', { value: null })
  fireEvent.load(frame)
  expect(
    await screen.findByText('L’aperçu n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByTitle('Aperçu de la page publiée')).toBeVisible()
})
