import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight, IconPrinter } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadCatalog } from '@/i18n/catalogs'
import type { Case } from '@/site/services/cases/case'
import type { Paper } from '@/site/services/families/family'
import { Button, buttonClass } from '@/ui/button/button'
import { useCanPrint } from '@/ui/button/reading-tools'
import { onDemand } from '@/ui/hydration/on-demand'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import {
  casesWithDossier,
  followDossiers,
  loadBegunTexts,
  purposeOf,
  readDossier,
  removeDossier,
  requiredPapers,
  sideTitles,
  wipeDossiers,
} from './dossier'
import styles from './dossier.module.css'

const EraseQuestion = onDemand(async () => (await import('./erase-question')).EraseQuestion)

/** The cases that somebody has begun on this device, with what is still missing. */
export function DossiersPage() {
  const { t } = useLingui()
  // The prerendered page has no dossiers: they are on the device.
  const hydrated = useHydrated()
  const [version, setVersion] = useState(0)
  const [readAgain] = useState(() => () => void loadBegunTexts(loadCatalog).then(() => setVersion((last) => last + 1)))
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
        trail={[{ label: t`Services` }, { to: '/trouver-mon-cas' }]}
      />
      <div className={`container page gap-7 ${styles.body}`} key={version}>
        <noscript>
          <p>
            <Trans>Le dossier a besoin de JavaScript. Sans lui, imprimez la fiche de votre cas.</Trans>
          </p>
        </noscript>
        {hydrated && <DossierList onChange={readAgain} />}
      </div>
    </>
  )
}

function DossierList({ onChange }: { onChange: () => void }) {
  const { t } = useLingui()
  const [target, setTarget] = useState<Case | 'all'>()
  const dossierCases = casesWithDossier()
  if (dossierCases.length === 0) return <NoDossier />
  return (
    <>
      <ul role="list" className="stack gap-5">
        {dossierCases.map((dossierCase) => (
          <DossierCard key={dossierCase.slug} dossierCase={dossierCase} onErase={() => setTarget(dossierCase)} />
        ))}
      </ul>
      <p className="no-print">
        <Link to="/trouver-mon-cas/$" className={buttonClass('secondary')}>
          <Trans>Trouver un autre cas</Trans>
        </Link>
      </p>
      <SharedDevice onErase={() => setTarget('all')} />
      {target && (
        <EraseQuestion
          title={target === 'all' ? t`Effacer tous vos dossiers ?` : t`Retirer le dossier « ${t(target.heading)} » ?`}
          action={target === 'all' ? t`Tout effacer` : t`Retirer`}
          onClose={() => setTarget(undefined)}
          onErase={() => {
            if (target === 'all') wipeDossiers()
            else removeDossier(target.slug)
            setTarget(undefined)
            onChange()
          }}
        />
      )}
    </>
  )
}

function NoDossier() {
  return (
    <>
      <p>
        <Trans>
          Aucun dossier pour le moment. Trouvez votre cas, puis cochez les pièces que vous avez : il s’ouvre tout seul.
        </Trans>
      </p>
      <p>
        <Link to="/trouver-mon-cas/$" className={buttonClass()}>
          <Trans>Trouver mon cas</Trans>
          <IconArrowRight aria-hidden />
        </Link>
      </p>
    </>
  )
}

/** The reader of a shared device is advised to erase all dossiers. */
function SharedDevice({ onErase }: { onErase: () => void }) {
  return (
    <section aria-labelledby="effacer" className={`no-print note stack gap-3 ${styles.wipe}`}>
      <h2 id="effacer" className={`minor ${styles.small}`}>
        <Trans>Un appareil partagé ?</Trans>
      </h2>
      <p>
        <Trans>Effacez tout avant de le rendre : pièces cochées et notes de tous vos dossiers.</Trans>
      </p>
      <p>
        <Button look="secondary" onClick={onErase}>
          <Trans>Effacer tous mes dossiers</Trans>
        </Button>
      </p>
    </section>
  )
}

/** One begun case: its side, what is ready and what is missing. */
function DossierCard({ dossierCase, onErase }: { dossierCase: Case; onErase: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { slug, heading, title } = dossierCase
  const [dossier] = useState(() => readDossier(slug))
  const purpose = purposeOf(dossierCase, dossier)
  const required = requiredPapers(dossierCase, purpose)
  const total = required.length
  const missing = required.filter(({ id }) => !dossier.papers.includes(id))
  const readyCount = total - missing.length
  const address = { to: '/cas/$slug', params: { slug } } as const
  const print = () => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      window.print()
    })
    void router.navigate(address)
  }
  return (
    <li className={`panel stack gap-3 ${styles.card}`}>
      <div>
        <h2>
          <Link {...address}>{t(heading)}</Link>
        </h2>
        <p className="note">{t(title)}</p>
      </div>
      <p>
        <strong>{t(sideTitles[purpose])}</strong> :{' '}
        <Plural value={readyCount} one={`# pièce sur ${total}`} other={`# pièces sur ${total}`} />
      </p>
      <MissingPapers papers={missing} />
      <p className="no-print buttons">
        <Link {...address} className={buttonClass()}>
          <Trans>Continuer</Trans>
          <IconArrowRight aria-hidden />
        </Link>
        {useCanPrint() && (
          <Button look="secondary" onClick={print}>
            <IconPrinter aria-hidden />
            <Trans>Imprimer</Trans>
          </Button>
        )}
        <Button look="quiet" onClick={onErase}>
          <Trans>Retirer</Trans>
        </Button>
      </p>
    </li>
  )
}

function MissingPapers({ papers }: { papers: readonly Paper[] }) {
  const { t } = useLingui()
  if (papers.length === 0)
    return (
      <p>
        <Trans>Toutes les pièces sont réunies.</Trans>
      </p>
    )
  return (
    <>
      <p className={`minor ${styles.small}`}>
        <Plural value={papers.length} one="Il manque une pièce :" other="Il manque # pièces :" />
      </p>
      <ul className={styles.missing}>
        {papers.map(({ id, text }) => (
          <li key={id}>{t(text)}</li>
        ))}
      </ul>
    </>
  )
}
