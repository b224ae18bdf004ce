import { Plural, Trans } from '@lingui/react/macro'
import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'
import { type ReactNode, useEffect, useState } from 'react'
import { startWorker } from '@/admin/workers/run-in-worker'
import type { Locale } from '@/i18n/locale'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import styles from './chosen-document.module.css'
import type { PdfFacts } from './pdf-facts'

/** The size in bytes above which a document is costly on a prepaid data plan. */
const heavy = 2_000_000

/** Shows the size, the properties and the accessibility warnings of a document. It never rejects a file. */
export function ChosenDocument({ file }: { file: File }) {
  const locale = useLocale()
  const isPdf = /\.pdf$/i.test(file.name)
  const facts = usePdfFacts(isPdf ? file : undefined)
  const weight = size(file.size, locale)
  return (
    <div className={styles.document}>
      <p className={styles.cost}>
        <Trans>Coûte {weight} à chaque lecteur</Trans>
      </p>
      <div role="status" className={styles.facts}>
        {facts === 'reading' && <Trans>Lecture du document…</Trans>}
        {typeof facts === 'object' && <Facts facts={facts} locale={locale} />}
        <ul className={styles.warnings}>
          {file.size > heavy && (
            <Warning>
              <Trans>Document lourd : à l’export, des images à 150 points par pouce suffisent pour l’écran.</Trans>
            </Warning>
          )}
          {!isPdf && (
            <Warning>
              <Trans>
                Un fichier Word ne s’ouvre pas sur tous les téléphones : exportez-le en PDF pour qu’il se lise partout.
              </Trans>
            </Warning>
          )}
          {facts === 'unreadable' && (
            <Warning>
              <Trans>Ce fichier n’a pas la structure d’un PDF : ouvrez-le pour vérifier qu’il n’est pas abîmé.</Trans>
            </Warning>
          )}
          {typeof facts === 'object' && <Warnings facts={facts} />}
        </ul>
      </div>
    </div>
  )
}

function Facts({ facts: { pages, title, language, isTagged }, locale }: { facts: PdfFacts; locale: Locale }) {
  const languageName = nameOf(language, locale)
  return (
    <ul className={styles.list}>
      {pages > 0 && (
        <li>
          <Plural value={pages} one="# page" other="# pages" />
        </li>
      )}
      {title && (
        <li>
          <Trans>Titre : {title}</Trans>
        </li>
      )}
      {language && (
        <li>
          <Trans>Langue : {languageName}</Trans>
        </li>
      )}
      {isTagged && (
        <li>
          <Trans>Balisé pour les lecteurs d’écran</Trans>
        </li>
      )}
    </ul>
  )
}

/** Shows accessibility warnings. The other properties of an encrypted document cannot be read. */
function Warnings({ facts: { title, language, isTagged, isEncrypted, hasText } }: { facts: PdfFacts }) {
  if (isEncrypted) {
    return (
      <Warning>
        <Trans>
          Ce PDF est protégé : des lecteurs ne pourront ni l’ouvrir, ni l’imprimer, ni l’écouter. Enregistrez-le sans
          mot de passe ni restriction.
        </Trans>
      </Warning>
    )
  }
  if (!hasText) {
    return (
      <Warning>
        <Trans>
          Ce PDF ne contient que des images : son texte ne peut être ni cherché, ni copié, ni écouté. Exportez le
          document d’origine en PDF, ou passez celui-ci par une reconnaissance de texte.
        </Trans>
      </Warning>
    )
  }
  return (
    <>
      {title === '' && (
        <Warning>
          <Trans>Titre absent : renseignez-le dans les propriétés du document avant de l’exporter.</Trans>
        </Warning>
      )}
      {language === '' && (
        <Warning>
          <Trans>
            Langue absente : choisissez la langue du texte dans le traitement de texte, les lecteurs d’écran prononcent
            d’après elle.
          </Trans>
        </Warning>
      )}
      {!isTagged && (
        <Warning>
          <Trans>
            PDF non balisé : à l’export, cochez « PDF balisé » (LibreOffice) ou « Balises de structure de document pour
            l’accessibilité » (Word).
          </Trans>
        </Warning>
      )}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return <li>{children}</li>
}

/** Returns the name of a language, or its code if it has no name. */
function nameOf(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Returns undefined if the file is not a PDF, or if the browser cannot read it. */
function usePdfFacts(file: File | undefined): PdfFacts | 'reading' | 'unreadable' | undefined {
  const [read, setRead] = useState<{ file: File; facts: PdfFacts | 'unreadable' | undefined }>()
  useEffect(() => {
    if (file === undefined || typeof Worker !== 'function') return
    let isCurrent = true
    void factsOf(file)
      .catch(() => undefined)
      .then((facts) => isCurrent && setRead({ file, facts }))
    return () => {
      isCurrent = false
    }
  }, [file])
  if (file === undefined || typeof Worker !== 'function') return undefined
  return read?.file === file ? read.facts : 'reading'
}

/** pdf.js has 355 KiB, so it is loaded only when the first PDF is chosen. */
async function factsOf(file: File): Promise<PdfFacts | 'unreadable'> {
  const { pdfFacts } = await import('./pdf-facts')
  return (await pdfFacts(await file.arrayBuffer(), startWorker(pdfWorker))) ?? 'unreadable'
}
