import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconMoon, IconSun } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import type { Mode, Values } from '@/admin/crud/record/values'
import { Dialog, DialogBody } from '@/admin/ui/dialog'
import { useMediaQuery } from '@/lib/media-query'
import type { PreviewDraft } from '@/preview/messages'
import { draftRow } from './draft-row'
import styles from './preview.module.css'
import { PreviewView } from './preview-view'

/** A form as it is, for its preview. */
export interface PreviewedForm {
  screen: ResourceDefinition
  mode: Mode
  /** The record as it is saved, in French. */
  row: Row | undefined
  values: Values
}

/** The page or the card that readers get of a form's current values; `title` and `close` are in its bar. */
function Preview({
  screen,
  mode,
  row,
  values,
  title,
  close,
}: PreviewedForm & { title?: ReactNode; close?: ReactNode }) {
  const { t } = useLingui()
  const [width, setWidth] = useState<360 | 1280>(360)
  const [scheme, setScheme] = useState<PreviewDraft['scheme']>('light')
  const addressOf = useFileAddresses()
  // Typing has priority over the preview.
  const deferredValues = useDeferredValue(values)
  const draft = useMemo(
    () => draftRow({ screen, mode, values: deferredValues, saved: row, addressOf }),
    [screen, mode, deferredValues, row, addressOf],
  )
  const path = screen.publicPage?.(draft)
  return (
    <>
      <div className={styles.bar}>
        {title}
        <Choice
          label={t`Largeur de l’écran`}
          value={width}
          options={[
            { value: 360, label: t`Téléphone, 360 px`, icon: <IconDeviceMobile aria-hidden /> },
            { value: 1280, label: t`Ordinateur, 1280 px`, icon: <IconDeviceDesktop aria-hidden /> },
          ]}
          onChange={setWidth}
        />
        <Choice
          label={t`Couleurs`}
          value={scheme}
          options={[
            { value: 'light', label: t`Clair`, icon: <IconSun aria-hidden /> },
            { value: 'dark', label: t`Sombre`, icon: <IconMoon aria-hidden /> },
          ]}
          onChange={setScheme}
        />
        {close}
      </div>
      {path === undefined ? (
        <p role="status">
          <Trans>Aucune page du site ne montre cette fiche.</Trans>
        </p>
      ) : (
        <PreviewView
          draft={{ resource: screen.resource.name, row: draft, path, scheme }}
          width={width}
          title={t`Aperçu de la page publiée`}
        />
      )}
    </>
  )
}

/** A choice between two values, each with an icon and its name as a tooltip. */
function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon: ReactNode }[]
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          <span className="visually-hidden">{option.label}</span>
        </label>
      ))}
    </fieldset>
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

/** The preview beside the form where both have room, else over it. */
export function PreviewPanel({ id, onClose, ...form }: PreviewedForm & { id: string; onClose: () => void }) {
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
