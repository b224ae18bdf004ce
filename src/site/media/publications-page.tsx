import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RowOf } from '@/contract/rows/define-rows'
import { publications } from '@/contract/rows/publications'
import { CardListPage } from '@/site/lists/card-list-page'
import { type DocumentType, type FilterReader, typeOfTitle } from '@/site/lists/use-filtered'
import { usePublicList } from '@/site/lists/use-public-list'
import { TextCard } from './text-card'

const publicationTypes: readonly DocumentType[] = [
  { type: 'rapports', label: msg`Rapports`, begins: /^(?:rapport|annual report|report|.{0,40} report)\b/ },
  { type: 'guides', label: msg`Guides`, begins: /^(?:guide|manuel|vade-mecum|handbook|manual)\b/ },
  { type: 'bulletins', label: msg`Bulletins`, begins: /^(?:bulletin|.{0,30} bulletin)\b/ },
  { type: 'autres', label: msg`Autres publications`, begins: /^/ },
]

const reader: FilterReader<RowOf<typeof publications>> = {
  texts: ({ title, description }) => [title, description],
  year: (row) => row.publication_date.slice(0, 4),
  type: ({ title }) => typeOfTitle(publicationTypes, title),
}

export function PublicationsPage() {
  const { t } = useLingui()
  const list = usePublicList(publications)
  return (
    <CardListPage
      trail={[{ label: t`Actualités` }]}
      lead={<Trans>Rapports, guides et études à lire ou à télécharger.</Trans>}
      list={list}
      reader={reader}
      search={t`Rechercher une publication`}
      types={publicationTypes}
      empty={<Trans>Aucune publication disponible pour le moment.</Trans>}
    >
      {(row) => <TextCard list={publications} record={row} />}
    </CardListPage>
  )
}
