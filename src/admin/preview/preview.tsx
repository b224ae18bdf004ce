// Before the styles that refine it.
import '@/admin/ui/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEnglish } from '@/admin/translation/use-english'
import { FailureAlert } from '@/admin/ui/failure-alert'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import type { Draft, Width } from '@/preview/messages'
import { Choice } from './choice'
import { draftRow } from './draft-row'
import { placementsOf } from './placements'
import styles from './preview.module.css'
import type { PreviewPanelProps } from './preview-panel'
import { PreviewView } from './preview-view'
import { useFileAddresses } from './use-file-addresses'

/** What readers would get of a form as it stands. */
export function Preview({ screen, mode, row, recordKey, values }: Omit<PreviewPanelProps, 'id' | 'onClose'>) {
  const { t, i18n } = useLingui()
  const placements = placementsOf(screen.resource.name)
  const [chosen, setChosen] = useState(placements[0]?.id)
  const [width, setWidth] = useState<Width>(360)
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [scheme, setScheme] = useState<Draft['scheme']>('light')
  const [shown, setShown] = useState({ isOnPage: true })
  const addressOf = useFileAddresses()
  const isEnglish = locale === 'en'
  const english = useEnglish(screen, mode === 'edit' ? recordKey : undefined, { wanted: isEnglish })
  // What is typed comes first.
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
  if (!draft) return <p role="status">{placement.absent && i18n._(placement.absent)}</p>
  const fields = untranslated.map((label) => i18n._(label)).join(', ')
  return (
    <>
      <div className={styles.choices}>
        {placements.length > 1 && (
          <Choice
            label={t`Emplacement`}
            value={placement.id}
            options={placements.map(({ id, label }) => ({ value: id, label: i18n._(label) }))}
            onChange={setChosen}
          />
        )}
        <Choice
          label={t`Largeur de l’écran`}
          value={width}
          options={[
            { value: 360, label: t`Téléphone, 360 px` },
            { value: 1280, label: t`Ordinateur, 1280 px` },
          ]}
          onChange={setWidth}
        />
        <Choice
          label={t`Langue`}
          value={locale}
          options={[
            { value: 'fr', label: t`Français` },
            { value: 'en', label: t`Anglais` },
          ]}
          onChange={setLocale}
        />
        <Choice
          label={t`Couleurs`}
          value={scheme}
          options={[
            { value: 'light', label: t`Clair` },
            { value: 'dark', label: t`Sombre` },
          ]}
          onChange={setScheme}
        />
      </div>
      <div role="status" className={styles.notes}>
        {english.isReading && (
          <p>
            <Trans>Lecture de l’anglais…</Trans>
          </p>
        )}
        {isEnglish && fields !== '' && !english.isReading && (
          <p>
            <Trans>Pas encore traduit, montré en français : {fields}. La traduction se fait à l’enregistrement.</Trans>
          </p>
        )}
        {!shown.isOnPage && placement.absent && <p>{i18n._(placement.absent)}</p>}
      </div>
      {english.retry && (
        <FailureAlert retry={english.retry}>
          <Trans>L’anglais n’a pas pu être lu.</Trans>
        </FailureAlert>
      )}
      <PreviewView draft={draft} onShown={setShown} />
    </>
  )
}
