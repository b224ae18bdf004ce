import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextLayout } from '@/ui/text/text-layout'
import type { Family, ServiceEntry } from './families/family'
import styles from './service-page.module.css'

/** The template of the four services: definition, audience, reasons, sums, steps, law and contact. */
export function ServicePage({ service }: { service: Service }) {
  const { t } = useLingui()
  const { family, lead, definition, audience, advantages, heading, intro } = service
  const { entries, sides, basis } = family
  const sections = [
    { id: 'definition', title: t`De quoi s’agit-il ?`, body: definition.map((text) => <p key={text.id}>{t(text)}</p>) },
    { id: 'concernes', title: t`Qui est concerné ?`, body: <Audience texts={audience} /> },
    { id: 'avantages', title: t`Les avantages`, body: <ServiceEntries look="cards" list={advantages} /> },
    {
      id: 'activites',
      title: t(heading),
      body: (
        <>
          <p>
            {t(intro)}{' '}
            <Trans>
              Chacune a sa fiche. Vous hésitez ?{' '}
              <Link to="/trouver-mon-cas/$">Trouvez votre cas en trois questions</Link>.
            </Trans>
          </p>
          <ServiceEntries look="numbered" list={entries} />
        </>
      ),
    },
    { id: 'demarche', title: t`Comment procéder`, body: <ServiceSteps sides={sides} /> },
    { id: 'textes', title: t`Ce que disent les textes`, body: <LegalBasis article={basis} /> },
    { id: 'contact', title: t`À qui s’adresser`, body: <ServiceContact /> },
  ]
  return (
    <>
      <PageHeader lead={t(lead)} trail={[{ label: t`Services` }]} />
      <TextLayout sections={sections}>
        <ReadingTools />
      </TextLayout>
    </>
  )
}

/** All the texts of a service's page; the template decides on their order and look. */
export interface Service {
  family: Family
  lead: MessageDescriptor
  definition: readonly MessageDescriptor[]
  audience: readonly MessageDescriptor[]
  advantages: readonly ServiceEntry[]
  /** What the law puts under this service: activities, or categories of deposits. */
  heading: MessageDescriptor
  intro: MessageDescriptor
}

function Audience({ texts }: { texts: readonly MessageDescriptor[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.audience}>
      {texts.map((text) => (
        <li key={text.id}>{t(text)}</li>
      ))}
    </ul>
  )
}

/** Named explanations: as cards, as a numbered register in two columns, or as steps that follow each other. */
function ServiceEntries({
  look,
  list,
}: {
  look: 'cards' | 'numbered' | 'steps'
  /** An entry with a `slug` is a case: its name leads to its page. */
  list: readonly (ServiceEntry & { slug?: string })[]
}) {
  const { t } = useLingui()
  const List = look === 'steps' ? 'ol' : 'ul'
  // Steps stand under the heading of their side.
  const Name = look === 'steps' ? 'h4' : 'h3'
  return (
    <List role="list" className={`stack ${styles[look]}`} data-single={list.length === 1 || undefined}>
      {list.map(({ title, text, slug }) => (
        <li key={title.id} className={look === 'cards' || list.length === 1 ? 'panel' : undefined}>
          <Name className={styles.name}>
            {slug === undefined ? (
              t(title)
            ) : (
              <Link to="/cas/$slug" params={{ slug }}>
                {t(title)}
              </Link>
            )}
          </Name>
          <p className="note">{t(text)}</p>
        </li>
      ))}
    </List>
  )
}

/** The steps of those who pay a sum in, then of those who get one back. */
function ServiceSteps({ sides: { deposit, claim } }: Pick<Family, 'sides'>) {
  return (
    <>
      <h3>
        <Trans>Vous déposez une somme</Trans>
      </h3>
      <ServiceEntries look="steps" list={deposit.steps} />
      <h3>
        <Trans>Vous récupérez une somme</Trans>
      </h3>
      <ServiceEntries look="steps" list={claim.steps} />
    </>
  )
}

/** The three texts every service stands on; `article` is where they name this one. */
function LegalBasis({ article }: { article: MessageDescriptor }) {
  const { t } = useLingui()
  return (
    <div className={`panel stack gap-3 ${styles.box}`}>
      <p>{t(article)}</p>
      <ul className={`stack gap-2 ${styles.list}`}>
        <li>
          <Trans>
            <strong>Loi n° 2008/003 du 14 avril 2008</strong>, qui régit les dépôts et consignations.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Décret n° 2011/105 du 15 avril 2011</strong>, qui fixe l’organisation et le fonctionnement de la
            CDEC.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Décret n° 2023/08500/PM du 1er décembre 2023</strong>, qui fixe les modalités de transfert des fonds
            et valeurs à la CDEC.
          </Trans>
        </li>
      </ul>
      <p>
        <Link to="/textes_reglementaires">
          <Trans>Lire les textes réglementaires</Trans>
        </Link>
      </p>
      <p className="note">
        <Trans>
          Cette page explique les textes en langage courant. En cas de doute, seuls les textes publiés font foi.
        </Trans>
      </p>
    </div>
  )
}

/** The contact to ask before a visit, because the required documents depend on the case. */
function ServiceContact() {
  return (
    <div className="stack measure">
      <p>
        <Trans>
          Les pièces peuvent varier d’un dossier à l’autre. Avant de vous déplacer, faites confirmer la liste.
        </Trans>
      </p>
      <p className="no-print buttons">
        <Link to="/contact_us" className={buttonClass()}>
          <Trans>Écrire à la CDEC</Trans>
        </Link>
        <Link to="/ou-aller" className={buttonClass('secondary')}>
          <Trans>Où aller</Trans>
        </Link>
        <Link to="/guide_utilisateurs" className={buttonClass('secondary')}>
          <Trans>Lire le guide des utilisateurs</Trans>
        </Link>
      </p>
    </div>
  )
}
