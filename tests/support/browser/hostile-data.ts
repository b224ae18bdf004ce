import { hostileAddresses, hostileVideoIds } from './hostile-addresses'
import { hostileHtml } from './hostile-html'
import { recordsOf, writeData } from './made-data'

const day = '2026-05-11'
const addressOf = (n: number) => hostileAddresses[n % hostileAddresses.length] ?? ''

/** Writes data with a record for each payload, in every field that is shown. Returns the path of the file. */
export function hostileData(): string {
  const everything = hostileHtml.join('\n')
  const rows = recordsOf(hostileHtml.length, (id) => {
    const html = hostileHtml[id - 1] ?? ''
    const to = addressOf(id - 1)
    return { title: html, text: html, photo: to, document: to, day, slug: `p${id}` }
  })
  return writeData({
    ...rows,
    presentations: [{ id: 1, description: everything }],
    interviews: [
      ...rows.interviews.map((row, n) => ({ ...row, source: addressOf(n) })),
      {
        id: 9001,
        slug: 'tout',
        titre: everything,
        description: everything,
        date: day,
        source: 'javascript:alert(1)',
        imagePrincipaleUrl: '',
        details: { introduction: everything, contenu: everything },
      },
    ],
    actualites: [
      {
        id: 9001,
        slug: 'tout',
        titre: everything,
        description: everything,
        image: 'javascript:alert(1)',
        datePublication: day,
        details: { imagePrincipale: 'javascript:alert(1)', galleryPhotos: hostileAddresses, actualite_id: 9001 },
      },
      ...rows.actualites,
    ],
    slides: rows.slides.slice(0, 12).map((row, n) => ({ ...row, image: addressOf(n) })),
    stats: rows.stats.slice(0, 9),
    videos: hostileVideoIds.map((youtube, n) => ({
      id: n + 1,
      title: hostileHtml[n],
      youtube_id: youtube,
      date: day,
    })),
  })
}
