import { table } from '../db'
import { pdf } from './pdf'

const sources = ['publications', 'communications', 'reglementations'] as const

/** The document of a record, by its file name: its title and description in both languages. */
export function documentFile(name = '') {
  const address = `/api/files/documents/${name}`
  for (const source of sources) {
    const french = table(source).find('document', address, 'fr')
    if (!french) continue
    const english = table(source).find('document', address, 'en') ?? french
    const texts = [french.description, english.title, english.description].map(String).filter((text) => text !== '')
    const note = 'Document de démonstration du fournisseur intégré. / Demonstration document of the built-in provider.'
    return { type: 'application/pdf', bytes: pdf(String(french.title), [...texts, note]) }
  }
  return undefined
}
