import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Case } from '@/site/services/cases/case'
import { findCase } from '@/site/services/cases/cases'
import { Button, buttonClass } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { dossierSlugs, followDossiers, missingPapers, readDossier, wipeDossiers } from './dossier'
import styles from './dossier.module.css'

/** The cases that somebody has begun on this device, with what is still missing. */
export function DossiersPage() {
  const { t } = useLingui()
  // The prerendered page does not know the device.
  const hydrated = useHydrated()
  const [version, setVersion] = useState(0)
  const [readAgain] = useState(() => () => setVersion((last) => last + 1))
  useEffect(() => followDossiers(readAgain), [readAgain])
  return (
    <>
      <PageHeader
        lead={
          <Trans>
            Les démarches que vous avez commencées. Tout reste sur cet appareil : rien n’est envoyé, ni à la Caisse ni
            ailleurs.
          </Trans>
        }
        trail={[{ label: t`Services` }, { label: t`Trouver mon cas`, to: '/trouver-mon-cas' }]}
      />
      <div className={`container page gap-7 ${styles.body}`} key={version}>
        <noscript>
          <p>
            <Trans>Le dossier a besoin de JavaScript. Sans lui, imprimez la fiche de votre cas.</Trans>
          </p>
        </noscript>
        {hydrated && <DossierList onWiped={readAgain} />}
      </div>
    </>
  )
}

function DossierList({ onWiped }: { onWiped: () => void }) {
  const begun = dossierSlugs().flatMap((slug) => findCase(slug) ?? [])
  return (
    <>
      {begun.length === 0 && (
        <p>
          <Trans>
            Aucun dossier pour le moment. Trouvez votre cas, puis cochez les pièces que vous avez : il s’ouvre tout
            seul.
          </Trans>
        </p>
      )}
      {begun.length > 0 && (
        <ul role="list" className="stack gap-5">
          {begun.map((found) => (
            <DossierCard key={found.slug} found={found} />
          ))}
        </ul>
      )}
      <p>
        <Link to="/trouver-mon-cas/$" className={buttonClass()}>
          <Trans>Trouver mon cas</Trans>
          <IconArrowRight aria-hidden />
        </Link>
      </p>
      {begun.length > 0 && <Wipe onWiped={onWiped} />}
    </>
  )
}

/** One begun case, with what is missing. */
function DossierCard({ found }: { found: Case }) {
  const { t } = useLingui()
  const { slug, title } = found
  const [dossier] = useState(() => readDossier(slug))
  const missing = missingPapers(found, dossier)
  return (
    <li className={`panel stack gap-3 ${styles.card}`}>
      <h2>
        <Link to="/cas/$slug" params={{ slug }}>
          {t(title)}
        </Link>
      </h2>
      {missing.length === 0 ? (
        <p>
          <Trans>Toutes les pièces sont réunies.</Trans>
        </p>
      ) : (
        <>
          <p className={`minor ${styles.small}`}>
            <Plural value={missing.length} one="Il manque une pièce :" other="Il manque # pièces :" />
          </p>
          <ul className={styles.missing}>
            {missing.map(({ id, text }) => (
              <li key={id}>{t(text)}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

/** One button removes every dossier, after a confirmation. */
function Wipe({ onWiped }: { onWiped: () => void }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <section aria-labelledby="effacer" className={`no-print note stack gap-3 ${styles.wipe}`}>
      <h2 id="effacer" className={`minor ${styles.small}`}>
        <Trans>Un appareil partagé ?</Trans>
      </h2>
      <p>
        <Trans>Effacez tout avant de le rendre : pièces cochées et notes de tous vos dossiers.</Trans>
      </p>
      <p>
        <Button look="secondary" onClick={() => setAsking(true)}>
          <Trans>Effacer tous mes dossiers</Trans>
        </Button>
      </p>
      {asking && (
        <AlertDialog
          tone="error"
          title={<Trans>Effacer tous vos dossiers ?</Trans>}
          onClose={close}
          actions={
            <>
              <Button look="secondary" onClick={close}>
                <Trans>Annuler</Trans>
              </Button>
              <Button
                onClick={() => {
                  wipeDossiers()
                  close()
                  onWiped()
                }}
              >
                <Trans>Tout effacer</Trans>
              </Button>
            </>
          }
        >
          <Trans>Ils ne sont enregistrés nulle part ailleurs : rien ne pourra les retrouver.</Trans>
        </AlertDialog>
      )}
    </section>
  )
}
