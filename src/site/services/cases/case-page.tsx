import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight, IconNotes } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ContactLines } from '@/site/opening/contact-lines'
import { settings } from '@/site/settings'
import { ShareItemButton } from '@/site/share/share-item-button'
import { buttonClass } from '@/ui/button/button'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import type { Case } from './case'
import { CaseCosts } from './case-costs'
import styles from './case-page.module.css'
import { findCase } from './cases'

const route = getRouteApi('/_public/cas/$slug')

/** One template for the 32 cases: who, why, by what law, what to bring, how, where, and what comes next. Prints on one sheet. */
export function CasePage() {
  const { t } = useLingui()
  const found = findCase(route.useParams().slug)
  // The route leads to the finder from an address without a case.
  if (found === undefined) return null
  const { title, text, family } = found
  return (
    <>
      <PageHeader
        title={t(title)}
        lead={t(text)}
        trail={[{ label: t`Services` }, { label: t(family.title), to: family.path }]}
      />
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          <Facts found={found} />
          <Papers found={found} />
          <Steps found={found} />
          <Law found={found} />
          <ReadingTools share={<ShareCase found={found} />} />
        </div>
        <aside className={styles.aside} aria-label={t`Où s’adresser`}>
          <Where found={found} />
          <p className={`no-print ${styles.other}`}>
            <Trans>Ce n’est pas votre situation ?</Trans>{' '}
            <Link to="/trouver-mon-cas/$">
              <Trans>Trouver mon cas</Trans>
            </Link>
          </p>
        </aside>
      </div>
    </>
  )
}

/** The whole page as an item. */
function ShareCase({ found }: { found: Case }) {
  const { t } = useLingui()
  const { slug, title, text, family, papers } = found
  return (
    <ShareItemButton
      look="secondary"
      item={{
        kind: 'cas',
        path: `/cas/${slug}`,
        title: t(title),
        texts: [
          { text: t(text) },
          {
            heading: t`En bref`,
            items: [
              [t`Qui est concerné`, found.who] as const,
              [t`Ce qui déclenche le dépôt`, found.trigger] as const,
              [t`Ce qui est déposé`, found.sum] as const,
              [t`Ce que devient la somme`, found.outcome] as const,
            ].map(([what, is]) => t`${what} : ${t(is)}`),
          },
          { heading: t`À apporter`, items: papers.map((paper) => t(paper.text)) },
          { heading: t`Comment procéder`, items: family.steps.map((step) => t`${t(step.title)} : ${t(step.text)}`) },
          {
            heading: t`Ce que dit le texte`,
            text: `${t`Décret n° 2011/105 du 15 avril 2011, article 4.`} ${t(family.basis)}`,
          },
          {
            heading: t`Où s’adresser`,
            text: `${t`À la Caisse des Dépôts et Consignations, à Yaoundé.`}\n${settings.phone}\n${settings.email}`,
          },
        ],
      }}
    />
  )
}

function Facts({ found }: { found: Case }) {
  const { t } = useLingui()
  const { who, trigger, sum, outcome } = found
  return (
    <section aria-labelledby="en-bref" className={styles.section}>
      <h2 id="en-bref" className={styles.heading}>
        <Trans>En bref</Trans>
      </h2>
      <dl className={styles.facts}>
        <dt>{t`Qui est concerné`}</dt>
        <dd>{t(who)}</dd>
        <dt>{t`Ce qui déclenche le dépôt`}</dt>
        <dd>{t(trigger)}</dd>
        <dt>{t`Ce qui est déposé`}</dt>
        <dd>{t(sum)}</dd>
        <dt>{t`Ce que devient la somme`}</dt>
        <dd>{t(outcome)}</dd>
        <CaseCosts found={found} />
      </dl>
    </section>
  )
}

function Papers({ found: { slug, papers } }: { found: Case }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="pieces" className={styles.section}>
      <h2 id="pieces" className={styles.heading}>
        <Trans>À apporter</Trans>
      </h2>
      <ul role="list" className={styles.papers}>
        {papers.map(({ id, text }) => (
          <li key={id}>{t(text)}</li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>La liste peut varier d’un dossier à l’autre : faites-la confirmer avant de vous déplacer.</Trans>
      </p>
      <p className="no-print">
        <Link to="/mon-dossier" search={{ cas: slug }} className={buttonClass('secondary')}>
          <IconNotes aria-hidden />
          <Trans>Préparer mon dossier</Trans>
        </Link>
      </p>
    </section>
  )
}

function Steps({ found: { family } }: { found: Case }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="demarche" className={styles.section}>
      <h2 id="demarche" className={styles.heading}>
        <Trans>Comment procéder</Trans>
      </h2>
      <ol role="list" className={styles.steps}>
        {family.steps.map(({ title, text }) => (
          <li key={title.id}>
            <h3 className={styles.step}>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Law({ found: { family } }: { found: Case }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="texte" className={styles.section}>
      <h2 id="texte" className={styles.heading}>
        <Trans>Ce que dit le texte</Trans>
      </h2>
      <p className={styles.law}>
        <strong>
          <Trans>Décret n° 2011/105 du 15 avril 2011, article 4.</Trans>
        </strong>{' '}
        {t(family.basis)}{' '}
        <Link to="/textes_reglementaires" className="no-print">
          <Trans>Lire les textes réglementaires</Trans>
        </Link>
      </p>
    </section>
  )
}

function Where({ found: { slug } }: { found: Case }) {
  return (
    <section aria-labelledby="ou" className={styles.card}>
      <h2 id="ou" className={styles.heading}>
        <Trans>Où s’adresser</Trans>
      </h2>
      <p>
        <Trans>À la Caisse des Dépôts et Consignations, à Yaoundé.</Trans>
      </p>
      <ContactLines className={styles.lines} />
      <p className="no-print">
        <Link to="/contact_us" search={{ cas: slug }} className={buttonClass()}>
          <Trans>Écrire à la CDEC</Trans>
          <IconArrowRight aria-hidden />
        </Link>
      </p>
    </section>
  )
}
