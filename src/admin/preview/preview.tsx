import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { rowOf } from '@/admin/crud/definition/identity'
import type { PreviewPanelProps } from '@/admin/crud/form/form-bar'
import { Dialog, DialogBody } from '@/admin/ui/dialog'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { adminListQuery, adminRecordQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import { useMediaQuery } from '@/lib/media-query'
import { draftRow } from './draft-row'
import { type PublicPlacement, placementsOf } from './placements'
import styles from './preview.module.css'
import { type Look, PreviewBar } from './preview-bar'
import { PreviewView } from './preview-view'

/** The preview of a form's current values for readers; `title` and `close` are in the bar of choices. */
export function Preview({
  screen,
  mode,
  row,
  recordKey,
  values,
  title,
  close,
}: Omit<PreviewPanelProps, 'id' | 'onClose'> & { title?: ReactNode; close?: ReactNode }) {
  const { t, i18n } = useLingui()
  const placements = placementsOf(screen.resource)
  const [look, setLook] = useState<Look>({
    placement: placements[0]?.id,
    width: 360,
    locale: useLocale(),
    scheme: 'light',
  })
  const [shown, setShown] = useState({ isOnPage: true })
  const addressOf = useFileAddresses()
  const { placement: chosen, width, locale, scheme } = look
  const isEnglish = locale === 'en'
  const english = useEnglish(screen, mode === 'edit' && isEnglish ? recordKey : undefined)
  // Typing has priority.
  const typed = useDeferredValue(values)
  const { row: draftedRow, untranslated } = useMemo(
    () => draftRow({ screen, mode, values: typed, saved: row, english: english.row, isEnglish, addressOf }),
    [screen, mode, typed, row, english.row, isEnglish, addressOf],
  )
  const placement = placements.find(({ id }) => id === chosen)
  const path = placement?.path(String(Reflect.get(draftedRow, screen.resource.key) || recordKey || ''), draftedRow)
  const draft = placement &&
    path && {
      resource: screen.resource.name,
      row: draftedRow,
      path,
      placement: placement.placement,
      locale,
      scheme,
      width,
    }
  if (placement === undefined) return null
  const bar = <PreviewBar placements={placements} look={look} title={title} close={close} onChange={setLook} />
  if (!draft)
    return (
      <>
        {bar}
        <p role="status">{placement.absent && i18n._(placement.absent)}</p>
      </>
    )
  return (
    <>
      {bar}
      <PreviewNotes {...{ english, untranslated, placement }} isOnPage={shown.isOnPage} />
      <PreviewView draft={draft} title={t`Aperçu de la page publiée`} onShown={setShown} />
    </>
  )
}

/** The notes about a shown draft: its English texts, and that the placement does not show it. */
function PreviewNotes({
  english,
  untranslated,
  placement,
  isOnPage,
}: {
  english: Pick<ReturnType<typeof useEnglish>, 'isReading' | 'retry'>
  untranslated: ReturnType<typeof draftRow>['untranslated']
  placement: PublicPlacement
  isOnPage: boolean
}) {
  const { i18n } = useLingui()
  const fields = untranslated.map((label) => i18n._(label)).join(', ')
  return (
    <>
      <div role="status" className={`note ${styles.notes}`}>
        {english.isReading && (
          <p>
            <Trans>Lecture de l’anglais…</Trans>
          </p>
        )}
        {fields !== '' && !english.isReading && (
          <p>
            <Trans>Pas encore traduit, montré en français : {fields}. La traduction se fait à l’enregistrement.</Trans>
          </p>
        )}
        {!isOnPage && placement.absent && <p>{i18n._(placement.absent)}</p>}
      </div>
      {english.retry && (
        <FailureAlert retry={english.retry}>
          <Trans>L’anglais n’a pas pu être lu.</Trans>
        </FailureAlert>
      )}
    </>
  )
}

/** Returns a function from a chosen file to its object URL, stable per file until unmount. */
function useFileAddresses(): (file: File) => string {
  const [addresses] = useState(() => new Map<File, string>())
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address)
      addresses.clear()
    },
    [addresses],
  )
  const [addressOf] = useState(() => (file: File) => {
    // The public site derives the type of a document from its address.
    const address = addresses.get(file) ?? `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`
    addresses.set(file, address)
    return address
  })
  return addressOf
}

/** A saved record as readers of English get it; `retry` where it could not be read, and nothing without a key. */
function useEnglish(screen: ResourceDefinition, key: number | string | undefined) {
  const fromList = screen.editsRow === true
  const isSaved = key !== undefined
  const list = useQuery({ ...adminListQuery(screen.resource, 'en'), enabled: isSaved && fromList })
  const read = useQuery({ ...adminRecordQuery(screen.resource, key ?? '', 'en'), enabled: isSaved && !fromList })
  const { isFetching, isError, refetch } = fromList ? list : read
  const row: object | undefined = fromList ? rowOf(screen, list.data ?? [], key ?? '') : read.data
  return {
    row,
    isReading: isSaved && isFetching && row === undefined,
    retry: isSaved && isError && row === undefined ? () => void refetch() : undefined,
  }
}

/** The preview beside the form where both have room, else over it. */
export function PreviewPanel({ id, onClose, ...form }: PreviewPanelProps) {
  const { t } = useLingui()
  const title = useId()
  const isBeside = useMediaQuery('(min-width: 64rem)', false)
  if (!isBeside) {
    return (
      <Dialog title={<Trans>Aperçu</Trans>} onClose={onClose}>
        <DialogBody>
          <div id={id}>
            <Preview {...form} />
          </div>
        </DialogBody>
      </Dialog>
    )
  }
  return (
    <section id={id} aria-labelledby={title} className={styles.beside}>
      <Preview
        {...form}
        title={
          <h3 id={title} className="visually-hidden">
            <Trans>Aperçu</Trans>
          </h3>
        }
        close={<CloseButton aria-label={t`Fermer l’aperçu`} onClick={onClose} />}
      />
    </section>
  )
}
