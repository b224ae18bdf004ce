import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useLocale } from '@/i18n/use-locale'
import { buttonClass } from '@/ui/button/button'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextSection } from '@/ui/text/text-section'
import styles from './organisation-chart-page.module.css'

export function OrganisationChartPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const wide = `/organigramme-${locale}.svg`
  return (
    <>
      <PageHeader
        lead={<Trans>L’organisation de la CDEC, de sa tutelle à ses antennes.</Trans>}
        trail={[{ label: t`L’institution` }]}
      />
      <div className="container page gap-5">
        <figure className={`panel ${styles.figure}`}>
          <picture>
            <source media="(width < 48rem)" srcSet={`/organigramme-${locale}-etroit.svg`} width={360} height={790} />
            <img
              src={wide}
              width={1080}
              height={560}
              className={styles.image}
              alt={t`Organigramme de la CDEC. Une version en texte suit l’image.`}
            />
          </picture>
        </figure>
        <p className="no-print">
          <a href={wide} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
            <IconArrowsMaximize aria-hidden />
            <span>
              <Trans>Agrandir l’image</Trans> <span className="visually-hidden">{t`(nouvel onglet)`}</span>
            </span>
          </a>
        </p>
        <TextSection id="texte" title={<Trans>L’organigramme en texte</Trans>}>
          <p>
            <Trans>Chaque organe est suivi de ses attributions ; ceux qui en dépendent figurent au-dessous.</Trans>
          </p>
          <BodyTree bodies={[organisation]} />
        </TextSection>
        <ReadingTools />
      </div>
    </>
  )
}

/** The chart as nested lists, the text alternative of the picture. */
function BodyTree({ bodies }: { bodies: readonly Body[] }) {
  const { t } = useLingui()
  return (
    <ul role="list" className={`stack ${styles.tree}`}>
      {bodies.map(({ name, role, under }) => (
        <li key={name.id}>
          <strong>{t(name)}</strong>
          <p className="note measure">{t(role)}</p>
          {under && <BodyTree bodies={under} />}
        </li>
      ))}
    </ul>
  )
}

/** A body of the institution, what it does, and the bodies under it. Drawn in public/organigramme-*.svg. */
interface Body {
  name: MessageDescriptor
  role: MessageDescriptor
  under?: readonly Body[]
}

const organisation: Body = {
  name: msg`Ministère chargé des finances`,
  role: msg`Exerce la tutelle technique et financière.`,
  under: [
    {
      name: msg`Conseil d’administration`,
      role: msg`Définit les orientations de la CDEC, sous la présidence du Directeur général du Trésor.`,
      under: [
        {
          name: msg`Direction générale`,
          role: msg`Assure la conduite de la CDEC, sous l’autorité d’un directeur général assisté d’un directeur général adjoint.`,
          under: [
            {
              name: msg`Audit et contrôle`,
              role: msg`Vérifie la régularité des opérations et veille à la maîtrise des risques.`,
            },
            {
              name: msg`Dépôts et consignations`,
              role: msg`Reçoit, enregistre et restitue les sommes confiées à la CDEC.`,
            },
            {
              name: msg`Placements et financements`,
              role: msg`Place les fonds avec prudence et instruit les financements utiles au développement du pays.`,
            },
            {
              name: msg`Finances et comptabilité`,
              role: msg`Tient la comptabilité, gère la trésorerie et prépare le budget.`,
            },
            {
              name: msg`Affaires juridiques`,
              role: msg`Veille à la sécurité juridique des opérations et suit le contentieux.`,
            },
            {
              name: msg`Systèmes d’information`,
              role: msg`Assure le fonctionnement des outils informatiques et la protection des données.`,
            },
            { name: msg`Moyens et personnel`, role: msg`Gère le personnel, la formation et les moyens matériels.` },
            { name: msg`Antennes`, role: msg`Représentent la CDEC auprès des usagers, hors de son siège de Yaoundé.` },
          ],
        },
      ],
    },
  ],
}
