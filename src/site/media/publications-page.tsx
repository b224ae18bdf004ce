import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { publications } from '@/contract/rows/publications'
import { ListPage } from '@/site/lists/list-page'
import { type DocumentType, documentReader } from '@/site/lists/use-filtered'
import { TextCard } from './text-card'

const publicationTypes: readonly DocumentType[] = [
  { type: 'rapports', label: msg`Rapports`, begins: /^(?:rapport|annual report|report|.{0,40} report)\b/ },
  { type: 'guides', label: msg`Guides`, begins: /^(?:guide|manuel|vade-mecum|handbook|manual)\b/ },
  { type: 'bulletins', label: msg`Bulletins`, begins: /^(?:bulletin|.{0,30} bulletin)\b/ },
  { type: 'autres', label: msg`Autres publications`, begins: /^/ },
]

const reader = documentReader(publications, publicationTypes)

export function PublicationsPage() {
  const { t } = useLingui()
  return (
    <ListPage
      resource={publications}
      reader={reader}
      trail={[{ label: t`Actualités` }]}
      lead={<Trans>Rapports, guides et études à lire ou à télécharger.</Trans>}
      search={t`Rechercher une publication`}
      types={publicationTypes}
      empty={<Trans>Aucune publication disponible pour le moment.</Trans>}
    >
      {(row) => <TextCard list={publications} record={row} />}
    </ListPage>
  )
}
