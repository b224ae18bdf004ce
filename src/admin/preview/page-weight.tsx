import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { fileBytes } from '@/admin/pictures/file-bytes'
import { adminListQuery } from '@/api/online-queries'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { isOfDetail } from './draft-row'
import { placementsOf } from './placements'

/** The size of all pictures of the list's page, with the chosen one in place of the record's own. */
export function PageWeight({
  screen,
  name,
  row,
  file,
}: {
  screen: ResourceDefinition
  name: string
  /** The record that is edited. */
  row: object | undefined
  file: File
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const isListed = placementsOf(screen.resource.name)[0]?.id === 'list' && !isOfDetail(screen.resource.name, name)
  const others = useOthers(screen, name, row, isListed)
  if (!isListed) return null
  const page = t(screen.title)
  const weight = size(file.size, locale)
  const total = size(file.size + (others?.bytes ?? 0), locale)
  return (
    <p role="status" className="note">
      {others && (
        <Trans>
          La page {page} pèse {total} d’images, dont {weight} pour celle-ci.
        </Trans>
      )}{' '}
      {others && others.unknown > 0 && (
        <Plural
          value={others.unknown}
          one="Sans compter # image dont on ne connaît pas le poids."
          other="Sans compter # images dont on ne connaît pas le poids."
        />
      )}
    </p>
  )
}

/** The number of concurrent requests for sizes. */
const concurrent = 6

/** Returns the size of the other records' pictures, and how many are unknown; undefined until they are read. */
function useOthers(screen: ResourceDefinition, name: string, row: object | undefined, enabled: boolean) {
  const { data: rows, dataUpdatedAt } = useQuery({ ...adminListQuery(screen.resource, 'fr'), enabled })
  const own = row && Reflect.get(row, 'id')
  const { data } = useQuery({
    queryKey: ['picture sizes', screen.path, name, own, dataUpdatedAt],
    queryFn: ({ signal }) => {
      const others = (rows ?? []).filter((one) => own === undefined || Reflect.get(one, 'id') !== own)
      const addresses = others.flatMap((one) => screen.files(one)[name] ?? []).filter((address) => address !== '')
      return weigh([...new Set(addresses)], signal)
    },
    enabled: rows !== undefined,
    gcTime: 0,
  })
  return data
}

async function weigh(addresses: readonly string[], signal: AbortSignal) {
  const weights: number[] = []
  for (let first = 0; first < addresses.length && !signal.aborted; first += concurrent) {
    weights.push(...(await Promise.all(addresses.slice(first, first + concurrent).map(fileBytes))))
  }
  return {
    bytes: weights.reduce((sum, weight) => sum + weight, 0),
    unknown: weights.filter((weight) => weight === 0).length,
  }
}
