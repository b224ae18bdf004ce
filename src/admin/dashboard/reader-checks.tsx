import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { fileBytes } from '@/admin/pictures/file-bytes'
import { checkList } from '@/admin/translation/check-list'
import { adminListQuery } from '@/api/online-queries'
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

/** Finds untranslated texts and the heaviest pictures. Each check runs when its button is pressed. */
export function ReaderChecks({ contents }: { contents: Contents }) {
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const listOf = ({ resource }: ResourceDefinition, language: string) =>
    queryClient.fetchQuery(adminListQuery(resource, language))

  async function untranslated(): Promise<Found[]> {
    const lists = contents
      .filter(({ screen }) => !screen.untranslated)
      .map(async ({ screen }) => {
        const [french, english] = await Promise.all([listOf(screen, 'fr'), listOf(screen, 'en')])
        const checked = (await checkList(screen, { french, english }, unhurried)) ?? []
        const read = checked.filter(({ fields }) => fields.some(({ differences }) => differences.some(isFrench)))
        const keys = new Set(read.map(({ key }) => String(key)))
        return french
          .filter((row) => keys.has(String(keyOf(screen, row))))
          .map((row) => ({ id: `${screen.path} ${keyOf(screen, row)}`, screen, row, note: t(screen.title) }))
      })
    return (await Promise.all(lists)).flat()
  }

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
    <div className={dashboard.columns}>
      <Check
        title={<Trans>Lu en français par qui lit l’anglais</Trans>}
        button={<Trans>Chercher ces textes</Trans>}
        none={<Trans>Chaque texte a sa traduction.</Trans>}
        find={untranslated}
      />
      <Check
        title={<Trans>Images les plus lourdes</Trans>}
        button={<Trans>Peser les images</Trans>}
        none={<Trans>Aucune image n’a pu être pesée.</Trans>}
        find={heaviest}
      />
    </div>
  )
}

/** A check of all records that runs when its button is pressed. */
function Check({
  title,
  button,
  none,
  find,
}: {
  title: ReactNode
  button: ReactNode
  none: ReactNode
  find: () => Promise<Found[]>
}) {
  const id = useId()
  const { mutate, data, isPending, isError } = useMutation({ mutationFn: find })
  const more = (data?.length ?? 0) - named
  return (
    <section className={dashboard.box} aria-labelledby={id}>
      <h2 id={id} className={dashboard.boxTitle}>
        {title}
      </h2>
      {!data && (
        <Button variant="default" loading={isPending} onClick={() => mutate()} className={styles.ask}>
          {button}
        </Button>
      )}
      <div role="status">
        {isError && <Trans>Certaines données n’ont pas pu être chargées.</Trans>}
        {data?.length === 0 && none}
        {data && data.length > 0 && (
          <ul role="list" className={styles.lines}>
            {data.slice(0, named).map(({ id: key, screen, row, note }) => (
              <li key={key}>
                <RecordLink screen={screen} row={row} />
                <span className={styles.about}>{note}</span>
              </li>
            ))}
            {more > 0 && (
              <li className={styles.about}>
                <Plural value={more} one="… et une autre fiche" other="… et # autres fiches" />
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  )
}

const unhurried = { signal: new AbortController().signal, onProgress: () => undefined }

const isFrench = ({ kind, only }: { kind: string; only: string }) =>
  kind === 'untranslated' || (kind === 'missing' && only === 'fr')
