import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconMoon, IconSun } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Locale } from '@/i18n/locale'
import type { PreviewDraft, Width } from '@/preview/messages'
import type { PublicPlacement } from './placements'
import styles from './preview-bar.module.css'

/** The options of the preview. */
export interface Look {
  /** The id of the placement. */
  placement: string | undefined
  width: Width
  locale: Locale
  scheme: PreviewDraft['scheme']
}

/** The bar with the options of the preview: beside the title where there is one, else behind the chosen values. */
export function PreviewBar({
  placements,
  look,
  title,
  close,
  onChange,
}: {
  placements: readonly PublicPlacement[]
  look: Look
  title?: ReactNode
  close?: ReactNode
  onChange: (look: Look) => void
}) {
  const { t, i18n } = useLingui()
  const change = (part: Partial<Look>) => onChange({ ...look, ...part })
  const options = placements.map(({ id, label }) => ({ value: id, label: i18n._(label) }))
  const locales = [
    { value: 'fr', label: t`Français` },
    { value: 'en', label: t`Anglais` },
  ] as const
  const schemes = [
    { value: 'light', label: t`Clair`, icon: <IconSun aria-hidden /> },
    { value: 'dark', label: t`Sombre`, icon: <IconMoon aria-hidden /> },
  ] as const
  const widths = [
    { value: 360, label: t`Téléphone, 360 px`, icon: <IconDeviceMobile aria-hidden /> },
    { value: 1280, label: t`Ordinateur, 1280 px`, icon: <IconDeviceDesktop aria-hidden /> },
  ] as const
  const choices = (
    <div className={`buttons gap-2 ${styles.choices}`}>
      {options.length > 1 && (
        <NativeSelect
          className={styles.placement ?? ''}
          aria-label={t`Emplacement`}
          value={look.placement}
          data={options}
          onChange={({ currentTarget }) => change({ placement: currentTarget.value })}
        />
      )}
      <Choice
        label={t`Largeur de l’écran`}
        value={look.width}
        options={widths}
        onChange={(width) => change({ width })}
      />
      <Choice label={t`Langue`} value={look.locale} options={locales} onChange={(locale) => change({ locale })} />
      <Choice label={t`Couleurs`} value={look.scheme} options={schemes} onChange={(scheme) => change({ scheme })} />
    </div>
  )
  if (title !== undefined) {
    return (
      <div className={styles.bar}>
        {title}
        {choices}
        {close}
      </div>
    )
  }
  const chosen = [
    options.length > 1 && options.find(({ value }) => value === look.placement)?.label,
    `${look.width} px`,
    locales.find(({ value }) => value === look.locale)?.label,
    schemes.find(({ value }) => value === look.scheme)?.label,
  ]
  return (
    <details className={styles.menu}>
      <summary>{chosen.filter(Boolean).join(' · ')}</summary>
      {choices}
    </details>
  )
}

/** A segmented control; a value with an icon has its name as a tooltip. */
function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.icon ? option.label : undefined}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          <span className={option.icon ? 'visually-hidden' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
