import { useLingui } from '@lingui/react/macro'

/** A title that opens its document in a new tab, with the document's type; plain text without a document. */
export function DocumentTitle({ href, title }: { href: string; title: string }) {
  const { t } = useLingui()
  if (href === '') return <span>{title}</span>
  const type = documentType(href)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {type ? `${title} (${type})` : title}
      <span className="visually-hidden"> {t`(nouvel onglet)`}</span>
    </a>
  )
}

/** "PDF" for `/files/report.pdf?v=2`, '' when the address has no extension. */
export function documentType(href: string): string {
  return /\.(pdf|docx?|xlsx?|odt)(?:[?#]|$)/i.exec(href)?.[1]?.toUpperCase() ?? ''
}
