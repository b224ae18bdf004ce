import { webcrypto } from 'node:crypto'
import { server } from '@mocks/server'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../support/open-app'
import { withProvider } from '../support/with-provider'

const main = () => within(screen.getByRole('main'))

/** SHA-256 of "abc" (FIPS 180-2, appendix B.1). */
const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

const listed = {
  at: '2026-11-20T08:00:00.000Z',
  documents: [
    { address: '/storage/avis-2026.pdf', title: 'Avis au public', date: '2026-10-05', size: 3, sha256: abc },
    { address: '/storage/rapport-2025.pdf', title: 'Rapport', date: '', size: 9, sha256: 'f'.repeat(64) },
  ],
}

withProvider()
beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
})

async function verify(content: string, name: string, answer: () => Response = () => HttpResponse.json(listed)) {
  const opened = await openApp('/verifier-un-document')
  server.use(http.get('*/documents.json', answer))
  const field = await main().findByLabelText('Choisir le document à vérifier', { selector: 'input' })
  await opened.user.upload(field, new File([content], name, { type: 'application/pdf' }))
  return opened
}

test('a published file is recognised under any name, with its date and title', async () => {
  await verify('abc', 'DOC-20261103-WA0001.pdf')
  expect(await main().findByRole('heading', { name: 'Ce document a été publié par la Caisse' })).toBeVisible()
  expect(main().getByText(/· 5\soctobre 2026/)).toBeVisible()
  expect(main().getByRole('link', { name: 'Ouvrir le document publié' })).toHaveAttribute(
    'href',
    '/storage/avis-2026.pdf',
  )
})

test('a file with a published name and other bytes is reported as different, with advice', async () => {
  await verify('abd', 'Avis-2026 (1).pdf')
  expect(
    await main().findByRole('heading', { name: 'Ce fichier n’est pas celui que la Caisse a publié' }),
  ).toBeVisible()
  expect(main().getByText(/ne versez rien et ne donnez aucun code/)).toBeVisible()
})

test('any other file is unknown, and the number and date of the documents are named', async () => {
  await verify('autre', 'facture.pdf')
  expect(await main().findByRole('heading', { name: 'Ce document n’est pas connu' })).toBeVisible()
  expect(main().getByText(/n’est pas parmi les 2 documents publiés au 20\snovembre 2026/)).toBeVisible()
})

test('without the list the page says that only downloaded documents could be compared', async () => {
  await verify('abc', 'avis.pdf', () => new HttpResponse('<!doctype html>'))
  expect(await main().findByText(/n’a été comparé qu’aux documents que vous avez gardés/)).toBeVisible()
})
