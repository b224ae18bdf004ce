// Before the styles that refine it.
import '@/admin/shell/mantine.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/form/outcome-notices'
import type { Value, Values } from '@/admin/crud/form/values'
import { Dialog } from '@/admin/shell/dialog'
import { FocusableButton } from '@/admin/shell/focusable-button'
import { htmlToText } from '@/lib/html-to-text'
import type { Comparison, Snapshot } from './compare'
import styles from './conflict-dialog.module.css'

type Choice = 'opened' | 'current' | 'mine'

/**
 * The fields that were changed here and elsewhere: each as it was opened, as it is now and as it was typed. Nothing is
 * chosen beforehand. `onResolve` takes the values to save.
 */
export function ConflictDialog({
  screen,
  opened,
  current,
  comparison: { merged, conflicts, elsewhere },
  onResolve,
  onClose,
}: {
  screen: Screen
  opened: Snapshot
  current: Snapshot
  comparison: Comparison<Values>
  onResolve: (values: Values) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const missing = conflicts.filter((name) => choices[name] === undefined).length
  const others = labelsOf(screen, elsewhere)

  function resolve() {
    const chosen = conflicts.map((name): [string, Value] => {
      const mine = merged[name] ?? ''
      if (choices[name] === 'mine') return [name, mine]
      const kept = (choices[name] === 'opened' ? opened : current)[name] ?? ''
      // No file is sent: the record's own stays.
      if (typeof mine !== 'string') return [name, Array.isArray(mine) ? [] : null]
      return [name, kept]
    })
    onResolve({ ...merged, ...Object.fromEntries(chosen) })
  }

  return (
    <Dialog title={t`Modifié entre-temps par quelqu’un d’autre`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          // The form of the record lies around this one in React's tree.
          event.stopPropagation()
          if (missing === 0) resolve()
        }}
      >
        <p>
          <Trans>
            Depuis que vous avez ouvert ce formulaire, ces champs ont changé ailleurs aussi. Rien n’est encore
            enregistré : choisissez pour chacun ce qui sera gardé.
          </Trans>
        </p>
        {conflicts.map((name, index) => (
          <ConflictField
            key={name}
            label={labelsOf(screen, [name])}
            isFile={typeof merged[name] !== 'string'}
            versions={{ opened: opened[name] ?? '', current: current[name] ?? '', mine: merged[name] ?? '' }}
            chosen={choices[name]}
            isFirst={index === 0}
            onChoose={(choice) => setChoices((known) => ({ ...known, [name]: choice }))}
          />
        ))}
        {others !== '' && (
          <p>
            <Trans>Changés ailleurs seulement, et gardés tels quels : {others}.</Trans>
          </p>
        )}
        <p className={styles.window}>
          <Trans>
            L’enregistrement est comparé juste avant l’envoi. Il reste un instant, entre les deux, où une autre personne
            peut encore enregistrer : le fournisseur ne permet pas de l’exclure.
          </Trans>
        </p>
        <div className={styles.actions}>
          <p role="status">
            {missing > 0 && <Plural value={missing} one="# champ à choisir" other="# champs à choisir" />}
          </p>
          <Button variant="default" onClick={onClose}>
            <Trans>Revenir à la saisie</Trans>
          </Button>
          <FocusableButton type="submit" disabled={missing > 0}>
            <Trans>Enregistrer ce choix</Trans>
          </FocusableButton>
        </div>
      </form>
    </Dialog>
  )
}

/** One field in its versions. A file that is gone from the record cannot be chosen again. */
function ConflictField({
  label,
  isFile,
  versions,
  chosen,
  isFirst,
  onChoose,
}: {
  label: string
  isFile: boolean
  versions: Record<Choice, Value>
  chosen: Choice | undefined
  isFirst: boolean
  onChoose: (choice: Choice) => void
}) {
  const { t } = useLingui()
  const id = useId()
  const titles: Record<Choice, string> = {
    opened: t`Telle que vous l’avez ouverte`,
    current: t`Telle qu’elle est maintenant`,
    mine: t`La vôtre`,
  }
  const shown = (value: Value) => {
    if (typeof value !== 'string')
      return [value ?? []]
        .flat()
        .map((file) => file.name)
        .join(', ')
    const text = isFile ? fileNames(value) : htmlToText(value)
    return text || '—'
  }
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {(['opened', 'current', 'mine'] as const).map((choice) => (
        <div key={choice} className={styles.version}>
          {isFile && choice === 'opened' ? (
            <span className={styles.title}>{titles[choice]}</span>
          ) : (
            <label className={styles.title}>
              <input
                type="radio"
                name={id}
                checked={chosen === choice}
                aria-describedby={`${id}${choice}`}
                data-autofocus={(isFirst && choice === (isFile ? 'current' : 'opened')) || undefined}
                onChange={() => onChoose(choice)}
              />{' '}
              {titles[choice]}
            </label>
          )}
          <div id={`${id}${choice}`} className={styles.value}>
            {shown(versions[choice])}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

const fileNames = (addresses: string) =>
  addresses
    .split('\n')
    .map((address) => decodeURIComponent(address.split('/').at(-1) ?? ''))
    .join(', ')
