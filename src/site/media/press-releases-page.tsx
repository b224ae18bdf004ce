import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { communications } from '@/contract/rows/communications'
import { ListPage } from '@/site/lists/list-page'
import { type DocumentType, documentReader } from '@/site/lists/use-filtered'
import { TextCard } from './text-card'

const pressReleaseTypes: readonly DocumentType[] = [
  {
    type: 'appels',
    label: msg`Appels`,
    begins: /^(?:appel|avis d.(?:appel|offres)|avis de recrutement|recrutement|call|tender)\b/,
  },
  {
    type: 'avis',
    label: msg`Avis et rappels`,
    begins: /^(?:avis|rappel|report|fermeture|notice|reminder|.{0,60} (?:closure|extended)$)/,
  },
  { type: 'mises-en-garde', label: msg`Mises en garde`, begins: /^(?:mise en garde|attention|alerte|warning|alert)\b/ },
  { type: 'autres', label: msg`Autres communiqués`, begins: /^/ },
]

const reader = documentReader(communications, pressReleaseTypes)

export function PressReleasesPage() {
  const { t } = useLingui()
  return (
    <ListPage
      resource={communications}
      reader={reader}
      trail={[{ label: t`Actualités` }]}
      lead={
        <Trans>
          Les annonces officielles de la Caisse : ouvertures de services, échéances, appels à candidatures et mises en
          garde.
        </Trans>
      }
      beside={
        <>
          <a href="#lettre-information">{t`Recevoir les communiqués`}</a>
          <Link to="/contact_us" hash="presse">{t`Contact presse`}</Link>
        </>
      }
      search={t`Rechercher un communiqué`}
      types={pressReleaseTypes}
      empty={<Trans>Aucun communiqué disponible pour le moment.</Trans>}
    >
      {(row) => <TextCard list={communications} record={row} isClamped />}
    </ListPage>
  )
}
