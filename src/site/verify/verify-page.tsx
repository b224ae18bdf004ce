import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck, IconFileSearch, IconHelpCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import { buttonClass } from '@/ui/button/button'
import { PageHeader } from '@/ui/page-header/page-header'
import { Spinner } from '@/ui/states/spinner'
import { type Verdict, verifyDocument } from './verify-document'
import styles from './verify-page.module.css'

type State = 'waiting' | 'reading' | 'unreadable' | { name: string; verdict: Verdict }

/** The page that checks whether a received document was published by the institution. */
export function VerifyPage() {
  const { t } = useLingui()
  const [state, setState] = useState<State>('waiting')
  const verify = (file: File | undefined) => {
    if (file === undefined) return
    setState('reading')
    verifyDocument(file).then(
      (verdict) => setState({ name: file.name, verdict }),
      (error: unknown) => {
        console.warn('The document could not be read', error)
        setState('unreadable')
      },
    )
  }
  return (
    <>
      <PageHeader
        title={<Trans>Vérifier un document</Trans>}
        lead={
          <Trans>
            Un document de la Caisse vous est parvenu par message ? Il est comparé, sur cet appareil, à ceux que la
            Caisse a publiés. Il n’est envoyé à personne.
          </Trans>
        }
        trail={[]}
      />
      <div className={`container page ${styles.body}`}>
        <noscript>
          <p>
            <Trans>
              La comparaison a besoin de JavaScript. Sans lui, cherchez le document dans les communiqués et les
              publications, ou appelez la Caisse.
            </Trans>
          </p>
        </noscript>
        <label className={styles.drop}>
          <IconFileSearch aria-hidden />
          <strong>
            <Trans>Choisir le document à vérifier</Trans>
          </strong>
          <span>
            <Trans>ou le déposer ici. Un PDF, de préférence tel que vous l’avez reçu.</Trans>
          </span>
          <input
            type="file"
            aria-label={t`Choisir le document à vérifier`}
            onChange={(event) => verify(event.target.files?.[0])}
          />
        </label>
        <div role="status" className={styles.result}>
          {state === 'reading' && <Spinner label={t`Comparaison…`} />}
          {state === 'unreadable' && (
            <Trans>Ce fichier n’a pas pu être lu. Enregistrez-le, puis choisissez-le ici.</Trans>
          )}
          {typeof state === 'object' && <Result {...state} />}
        </div>
      </div>
    </>
  )
}

function Result({ name, verdict }: { name: string; verdict: Verdict }) {
  const locale = useLocale()
  const { outcome } = verdict
  if (outcome === 'unknown') return <Unknown name={name} verdict={verdict} />
  const { document } = verdict
  const date = longDate(document.date, locale)
  const link = (
    <p>
      <a href={document.address} target="_blank" rel="noopener noreferrer">
        <Trans>Ouvrir le document publié</Trans>
      </a>
    </p>
  )
  if (outcome === 'changed')
    return (
      <section className={`panel stack ${styles.card}`} data-outcome="changed">
        <IconAlertTriangle aria-hidden />
        <h2>
          <Trans>Ce fichier n’est pas celui que la Caisse a publié</Trans>
        </h2>
        <p>
          <Trans>
            Un document de ce nom a été publié : « {document.title} ». Le fichier « {name} » en diffère : il a pu être
            modifié, ou remplacé depuis par une autre version.
          </Trans>
        </p>
        {link}
        <Precaution />
      </section>
    )
  return (
    <section className={`panel stack ${styles.card}`} data-outcome="published">
      <IconCircleCheck aria-hidden />
      <h2>
        <Trans>Ce document a été publié par la Caisse</Trans>
      </h2>
      <p>
        <strong>{document.title}</strong>
        {date && ` · ${date}`}
      </p>
      <p>
        <Trans>Le fichier « {name} » lui est identique.</Trans>
      </p>
      {link}
    </section>
  )
}

function Unknown({ name, verdict: { known, at } }: { name: string; verdict: Verdict }) {
  const date = longDate(at, useLocale())
  return (
    <section className={`panel stack ${styles.card}`} data-outcome="unknown">
      <IconHelpCircle aria-hidden />
      <h2>
        <Trans>Ce document n’est pas connu</Trans>
      </h2>
      <p>
        {date ? (
          <Plural
            value={known}
            one={`Le fichier « ${name} » n’est pas celui que la Caisse avait publié au ${date}.`}
            other={`Le fichier « ${name} » n’est pas parmi les # documents publiés au ${date}.`}
          />
        ) : (
          <Trans>
            La liste des documents publiés n’est pas sur cet appareil : le fichier « {name} » n’a été comparé qu’aux
            documents que vous avez gardés.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Il peut être authentique sans avoir été publié sur ce site : une lettre qui vous est adressée, un récépissé,
          un document plus récent.
        </Trans>
      </p>
      <Precaution />
    </section>
  )
}

/** What to do with a document that is not confirmed. */
function Precaution() {
  return (
    <>
      <p>
        <Trans>
          En cas de doute, ne versez rien et ne donnez aucun code : demandez confirmation à la Caisse, aux coordonnées
          de ce site et non à celles du message.
        </Trans>
      </p>
      <p>
        <Link to="/contact_us" className={buttonClass()}>
          <Trans>Écrire à la CDEC</Trans>
        </Link>
      </p>
    </>
  )
}
