import { useLingui } from '@lingui/react/macro'
import { IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/ui/button/button'

/** A link to a document: names its type, and that it opens in a new tab. `title` distinguishes links with the same text. */
export function DocumentLink({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  const { t } = useLingui()
  const type = documentType(href)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
      <IconFileText aria-hidden />
      <span>
        {children}
        {type && ` (${type})`}
        <span className="visually-hidden">
          {' '}
          {title} {t`(nouvel onglet)`}
        </span>
      </span>
    </a>
  )
}

/** "PDF" for `/files/report.pdf?v=2`, '' when the address has no extension. */
export function documentType(href: string): string {
  return /\.(pdf|docx?|xlsx?|odt)(?:[?#]|$)/i.exec(href)?.[1]?.toUpperCase() ?? ''
}
