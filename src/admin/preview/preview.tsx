// Imported first, so that the styles below override it.
import '@/admin/ui/mantine.css'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useEnglish } from '@/admin/translation/use-english'
import { useLocale } from '@/i18n/use-locale'
import { draftRow } from './draft-row'
import { placementsOf } from './placements'
import { type Look, PreviewBar } from './preview-bar'
import { PreviewNotes } from './preview-notes'
import type { PreviewPanelProps } from './preview-panel'
import { PreviewView } from './preview-view'
import { useFileAddresses } from './use-file-addresses'

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
  const placements = placementsOf(screen.resource.name)
  const [look, setLook] = useState<Look>({ place: placements[0]?.id, width: 360, locale: useLocale(), scheme: 'light' })
  const [shown, setShown] = useState({ isOnPage: true })
  const addressOf = useFileAddresses()
  const { place, width, locale, scheme } = look
  const isEnglish = locale === 'en'
  const english = useEnglish(screen, mode === 'edit' ? recordKey : undefined, { wanted: isEnglish })
  // Typing has priority.
  const typed = useDeferredValue(values)
  const { row: draftedRow, untranslated } = useMemo(
    () => draftRow({ screen, mode, values: typed, saved: row, english: english.row, isEnglish, addressOf }),
    [screen, mode, typed, row, english.row, isEnglish, addressOf],
  )
  const placement = placements.find(({ id }) => id === place)
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
