import { expect, test } from 'vitest'
import { feedsIn } from '@/prerender/feeds'
import { atomDocument } from '../refresh/atom'

const rows = {
  asOf: Date.parse('2026-11-20T08:00:00Z'),
  rows: {
    communications: [
      {
        id: 1,
        title: 'Avis & <b>rappel</b>',
        description: '<p><del>Deux</del> Un « texte »</p>',
        document: '/a.pdf',
        communication_date: '2026-10-05',
      },
      { id: 2, title: 'Plus récent', description: '', document: '', communication_date: '2026-11-01' },
      { id: 3, title: 'Sans date', description: '', document: '/a.pdf', communication_date: '' },
      { id: 4, title: 'Rectificatif du même jour', description: '', document: '', communication_date: '2026-11-01' },
    ],
  },
}

test('the feed of a list is Atom: the newest first, each entry with its address on the site', async () => {
  const [press] = await feedsIn('en', rows)
  expect(press?.path).toBe('/communiques.en.atom')
  const text = press ? atomDocument(press) : ''
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-11-01T00:00:00.000Z')
  expect([...feed.querySelectorAll('entry')].map((entry) => entry.querySelector('title')?.textContent)).toEqual([
    'Rectificatif du même jour',
    'Plus récent',
    'Avis & rappel',
  ])
  expect(feed.querySelector('entry:last-of-type > id')?.textContent).toBe(
    'https://www.cdec.example/en/communique#communications-1',
  )
  // The whole text, as paragraphs, without what is struck through.
  expect(feed.querySelector('entry:last-of-type > content[type="html"]')?.textContent).toBe('<p>Un « texte »</p>')
  // RFC 4287 requires these of every entry.
  for (const name of ['id', 'title', 'updated', 'link[rel="alternate"]'])
    expect(feed.querySelectorAll(`entry > ${name}`)).toHaveLength(3)
})

test('a feed has the newest fifty', async () => {
  const communications = Array.from({ length: 60 }, (_, id) => ({
    id,
    title: `Avis ${id}`,
    communication_date: new Date(Date.UTC(2026, 0, id)).toISOString().slice(0, 10),
  }))
  const [press] = await feedsIn('fr', { rows: { communications } })
  expect(press?.entries).toHaveLength(50)
  expect(press?.entries[0]?.title).toBe('Avis 59')
})
