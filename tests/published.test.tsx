import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { atomDocument } from '../build/atom'
import { digestDocuments } from '../build/published'
import { documentsOf, feedsIn } from '../src/published'

const rows = {
  at: Date.parse('2026-11-20T08:00:00Z'),
  rows: {
    communications: [
      {
        id: 1,
        title: 'Avis & <b>rappel</b>',
        description: 'Un « texte »',
        document: '/a.pdf',
        communication_date: '2026-10-05',
      },
      { id: 2, title: 'Plus récent', description: '', document: '', communication_date: '2026-11-01' },
      { id: 3, title: 'Sans date', description: '', document: '/a.pdf', communication_date: '' },
    ],
    reglementations: [{ id: 9, title: 'Loi', description: '', document: '/absent.pdf' }],
  },
}

test('the feed of a list is Atom: the newest first, each entry with its address on the site', async () => {
  const [press] = await feedsIn('en', rows)
  expect(press?.address).toBe('/communiques.en.atom')
  const text = press ? atomDocument(press.feed) : ''
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-11-01T00:00:00.000Z')
  expect([...feed.querySelectorAll('entry')].map((entry) => entry.querySelector('title')?.textContent)).toEqual([
    'Plus récent',
    'Avis & rappel',
  ])
  expect(feed.querySelector('entry:last-of-type > id')?.textContent).toBe(
    'https://www.cdec.example/communique#communications-1',
  )
  // RFC 4287 requires these of every entry.
  for (const name of ['id', 'title', 'updated', 'link[rel="alternate"]'])
    expect(feed.querySelectorAll(`entry > ${name}`)).toHaveLength(2)
})

test('the list of documents has each once, with its digest; one that is missing is left out with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const provider = createServer((request, response) => {
    response.writeHead(request.url === '/a.pdf' ? 200 : 404).end('abc')
  })
  await new Promise<void>((resolve) => {
    provider.listen(0, resolve)
  })
  const { port } = provider.address() as AddressInfo // it listens on a port
  const documents = documentsOf(rows)
  expect(documents).toHaveLength(2)
  expect(await digestDocuments(documents, `http://localhost:${port}`)).toEqual([
    {
      address: '/a.pdf',
      title: 'Avis & <b>rappel</b>',
      date: '2026-10-05',
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
  ])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/absent.pdf'))
  provider.close()
})
