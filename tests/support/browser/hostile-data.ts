import { hostileAddresses, hostileVideoIds } from './hostile-addresses'
import { hostileHtml } from './hostile-html'
import { writeData } from './made-data'

const day = '2026-05-11'

/** One record for each payload and each address, in every field that is shown somewhere. Gives the file's path. */
export function hostileData(): string {
  const rows = <Row extends object>(row: (html: string, to: string) => Row) =>
    hostileHtml.map((html, index) => ({
      id: index + 1,
      ...row(html, hostileAddresses[index % hostileAddresses.length] ?? ''),
    }))
  const everything = hostileHtml.join('\n')
  const long = '<p><b>a</b> <i>b</i> <a href="javascript:alert(1)">c</a></p>'.repeat(18_000)
  const deep = `${'<blockquote><div>'.repeat(20_000)}a`
  const details = (html: string) => ({ introduction: html, contenu: html })
  return writeData({
    presentations: [{ id: 1, description: everything }],
    interviews: [
      ...rows((html, to) => ({
        slug: `p${hostileHtml.indexOf(html)}`,
        titre: html,
        description: html,
        date: day,
        source: to,
        imagePrincipaleUrl: to,
        details: details(html),
      })),
      {
        id: 9001,
        slug: 'tout',
        titre: everything,
        description: everything,
        date: day,
        source: 'javascript:alert(1)',
        imagePrincipaleUrl: '',
        details: details(everything),
      },
      {
        id: 9002,
        slug: 'long',
        titre: 'Long',
        description: '',
        date: day,
        source: '',
        imagePrincipaleUrl: '',
        details: { introduction: '', contenu: long },
      },
      {
        id: 9003,
        slug: 'profond',
        titre: 'Profond',
        description: '',
        date: day,
        source: '',
        imagePrincipaleUrl: '',
        details: { introduction: '', contenu: deep },
      },
    ],
    actualites: [
      {
        id: 1,
        slug: 'tout',
        titre: everything,
        description: everything,
        image: 'javascript:alert(1)',
        datePublication: day,
        details: { imagePrincipale: 'javascript:alert(1)', galleryPhotos: hostileAddresses, actualite_id: 1 },
      },
      ...rows((html, to) => ({
        id: 100 + hostileHtml.indexOf(html),
        slug: `n${hostileHtml.indexOf(html)}`,
        titre: html,
        description: html,
        image: to,
        datePublication: day,
        details: { imagePrincipale: to, galleryPhotos: [to], actualite_id: 1 },
      })),
    ],
    publications: rows((html, to) => ({
      title: html,
      description: html,
      photo: to,
      document: to,
      publication_date: day,
    })),
    communications: rows((html, to) => ({
      title: html,
      description: html,
      photo: to,
      document: to,
      communication_date: day,
    })),
    reglementations: rows((html, to) => ({ title: html, document: to })),
    sponsors: rows((html, to) => ({ nom: html, description: html, image: to })),
    slides: hostileHtml
      .slice(0, 12)
      .map((html, id) => ({ id: id + 1, title: html, description: html, image: hostileAddresses[id], order: id })),
    missions: rows((html) => ({ titre: html })),
    domaines: rows((html) => ({ nom: html })),
    stats: hostileHtml.slice(0, 9).map((html, id) => ({ id: id + 1, label: html, value: id })),
    videos: hostileVideoIds.map((youtube, id) => ({
      id: id + 1,
      title: hostileHtml[id],
      youtube_id: youtube,
      date: day,
    })),
  })
}
