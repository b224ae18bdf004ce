import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { textFields } from '@/admin/crud/definition/fields'
import { PagedList } from '@/admin/ui/paged-list'
import styles from './csv.module.css'
import { type Line, reasonOf } from './import'

type Shown = 'all' | 'new' | 'invalid' | 'repeats'

/** The outcome of each line of a file, in pages. */
export function ImportPreview({
  screen,
  lines,
  takesRepeats,
  onSave,
}: {
  screen: ResourceDefinition
  lines: readonly Line[]
  /** Whether duplicates are added as well. */
  takesRepeats: boolean
  /** Saves the invalid lines as a file. */
  onSave: (lines: readonly Line[]) => void
}) {
  const { t } = useLingui()
  const [shown, setShown] = useState<Shown>('all')
  const { counts, listed } = useMemo(() => {
    const count = (kind: Shown) => lines.filter((line) => fits(line, kind)).length
    return {
      counts: { all: lines.length, new: count('new'), invalid: count('invalid'), repeats: count('repeats') },
      listed: lines.filter((line) => fits(line, shown)).sort((one, other) => rank[one.state] - rank[other.state]),
    }
  }, [lines, shown])
  return (
    <section aria-label={t`Aperçu`}>
      <h3 className={styles.heading}>
        <Trans>Aperçu</Trans>
      </h3>
      <p role="status" className={styles.counts}>
        <Plural value={counts.invalid} one="# erreur, ignorée" other="# erreurs, ignorées" />
        {' · '}
        <Plural value={counts.new} one="# fiche à ajouter" other="# fiches à ajouter" />
        {' · '}
        {takesRepeats ? (
          <Plural value={counts.repeats} one="# doublon ajouté" other="# doublons ajoutés" />
        ) : (
          <Plural value={counts.repeats} one="# doublon ignoré" other="# doublons ignorés" />
        )}
      </p>
      {counts.invalid > 0 && (
        <Button variant="default" size="xs" onClick={() => onSave(lines.filter(({ state }) => state === 'invalid'))}>
          <Trans>Télécharger les lignes refusées</Trans>
        </Button>
      )}
      <NativeSelect
        label={t`Lignes affichées`}
        value={shown}
        onChange={({ currentTarget: { value } }) =>
          setShown(value === 'new' || value === 'invalid' || value === 'repeats' ? value : 'all')
        }
        data={[
          { value: 'all', label: t`Toutes (${counts.all})` },
          { value: 'new', label: t`À ajouter (${counts.new})` },
          { value: 'invalid', label: t`En erreur (${counts.invalid})` },
          { value: 'repeats', label: t`Doublons (${counts.repeats})` },
        ]}
      />
      <PagedList
        key={shown}
        items={listed}
        className={styles.lines}
        renderItem={(line) => (
          <li key={line.number} data-state={line.state}>
            <span className={styles.number}>
              <Trans>Ligne {line.number}</Trans>
            </span>
            <span>
              {(line.state === 'invalid' ? line.cells : textFields(screen).map(([name]) => line.values[name]))
                .filter(Boolean)
                .join(' · ') || '—'}
            </span>
            <span className={styles.state}>{line.state === 'new' ? <Trans>À ajouter</Trans> : reasonOf(line)}</span>
          </li>
        )}
      />
    </section>
  )
}

/** The order of the lines: those to correct first. */
const rank: Record<Line['state'], number> = { invalid: 0, known: 1, repeated: 1, new: 2 }

const fits = ({ state }: Line, shown: Shown) =>
  shown === 'all' || (shown === 'repeats' ? state === 'known' || state === 'repeated' : state === shown)
