import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { fileBytes } from '@/admin/pictures/file-bytes'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import type { Contents } from './contents-overview'
import styles from './contents-overview.module.css'
import dashboard from './dashboard-page.module.css'
import { named, RecordLink } from './record-link'

interface Found {
  id: string
  screen: ResourceDefinition
  row: object
  note: string
}

/** Finds the heaviest pictures when its button is pressed. */
export function HeaviestPictures({ contents }: { contents: Contents }) {
  const { t } = useLingui()
  const locale = useLocale()
  const heading = useId()
  const { mutate, data, isPending, isError } = useMutation({ mutationFn: heaviest })

  async function heaviest(): Promise<Found[]> {
    const shown = contents.flatMap(({ screen, rows = [] }) =>
      rows.flatMap((row) =>
        Object.entries(screen.files(row))
          .flatMap(([name, files]) => (screen.fields[name]?.kind === 'document' ? [] : files))
          .map((address) => [address, { screen, row }] as const),
      ),
    )
    // The map removes duplicate addresses. The browser limits the number of parallel requests.
    const weighed = [...new Map(shown)].map(async ([address, of]) => ({
      ...of,
      id: address,
      bytes: await fileBytes(address),
    }))
    return (await Promise.all(weighed))
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => other.bytes - one.bytes)
      .slice(0, named)
      .map(({ id, screen, row, bytes }) => ({ id, screen, row, note: `${t(screen.title)} · ${size(bytes, locale)}` }))
  }

  return (
    <section className={dashboard.box} aria-labelledby={heading}>
      <h2 id={heading} className={dashboard.boxTitle}>
        <Trans>Images les plus lourdes</Trans>
      </h2>
      {!data && (
        <Button variant="default" loading={isPending} onClick={() => mutate()} className={styles.ask}>
          <Trans>Peser les images</Trans>
        </Button>
      )}
      <div role="status">
        {isError && <Trans>Certaines données n’ont pas pu être chargées.</Trans>}
        {data?.length === 0 && <Trans>Aucune image n’a pu être pesée.</Trans>}
        {data && data.length > 0 && (
          <ul role="list" className={styles.lines}>
            {data.slice(0, named).map(({ id: key, screen, row, note }) => (
              <li key={key}>
                <RecordLink screen={screen} row={row} />
                <span className={styles.about}>{note}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
