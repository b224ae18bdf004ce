import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput, NativeSelect } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind, labelsOf, textFields } from '@/admin/crud/definition/fields'
import { idsOf } from '@/admin/crud/definition/identity'
import { callsOf } from '@/admin/crud/record/calls'
import { PlanNote } from '@/admin/crud/run/plan'
import { RunDialog } from '@/admin/crud/run/run-dialog'
import { useRun } from '@/admin/crud/run/use-run'
import { creation, type NewItem } from '@/admin/crud/run/write-item'
import { Dialog, DialogBody, DialogFoot } from '@/admin/ui/dialog'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { PagedList } from '@/admin/ui/paged-list'
import { adminListQuery } from '@/api/online-queries'
import { useConnection } from '@/pwa/network/connection'
import { Spinner } from '@/ui/states/spinner'
import { FileError, type Row, readTable } from './csv'
import styles from './csv.module.css'
import { guessMapping, headFaults, type Line, type Mapping, planImport, saveRefused, widthOf } from './import'

interface Table {
  rows: Row[]
  hasHead: boolean
  mapping: Mapping
}

type ImportedLine = NewItem & Pick<Line, 'cells'>

/** Imports a CSV file: assigns its columns, shows the outcome of each line, and adds the valid ones. */
export function ImportDialog({
  screen,
  parent,
  onClose,
}: {
  screen: ResourceDefinition
  /** The id of the record that the screen is nested in. */
  parent: number | undefined
  onClose: () => void
}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const run = useRun<ImportedLine>(screen)
  const offline = useConnection() === 'offline'
  const { file, table, failure, choose, setTable } = useChosenTable(screen)
  const french = useQuery({ ...adminListQuery(screen.resource, 'fr'), refetchOnMount: 'always' })
  const english = useQuery({ ...adminListQuery(screen.resource, 'en'), enabled: !screen.untranslated })
  const isRead = french.isFetchedAfterMount && french.isSuccess && (screen.untranslated === true || !english.isPending)
  const present = useMemo(() => {
    const rows = [...(french.data ?? []), ...(english.data ?? [])]
    return screen.within ? rows.filter((row) => screen.within?.of(row) === parent) : rows
  }, [screen, french.data, english.data, parent])
  const lines = usePlan(screen, isRead ? table : undefined, present, parent)
  const added = useMemo(() => lines?.filter(({ state }) => state === 'new') ?? [], [lines])
  const titles = useTitles(screen, table)
  const save = (refused: Parameters<typeof saveRefused>[2]) => void saveRefused(screen, titles, refused)
  /** The lines that are not part of the run. */
  const [skipped, setSkipped] = useState<readonly Line[]>([])

  function begin() {
    if (lines === undefined || french.data === undefined) return
    setSkipped(lines.filter(({ state }) => state !== 'new'))
    run.begin({
      title: <Plural value={added.length} one="Ajout de # fiche" other="Ajout de # fiches" />,
      items: added.map(({ values, cells }) => ({ name: screen.nameOf(values), values, cells })),
      write: creation({ screen, calls: callsOf(queryClient, screen) }, idsOf(french.data)),
    })
  }

  if (run.state) {
    const { failed, unsent, isRunning } = run.state
    return (
      <RunDialog
        run={run}
        skipped={skipped.length}
        onClose={onClose}
        actions={
          !isRunning &&
          skipped.length + failed.length + unsent.length > 0 && (
            <Button
              variant="default"
              onClick={() =>
                save([
                  ...skipped,
                  ...failed.map(({ item, message }) => ({ cells: item.cells, reason: message })),
                  ...unsent.map(({ cells }) => ({ cells, reason: t`Non envoyé` })),
                ])
              }
            >
              <Trans>Télécharger les lignes refusées</Trans>
            </Button>
          )
        }
      />
    )
  }
  return (
    <Dialog title={<Trans>Importer un fichier CSV</Trans>} onClose={onClose}>
      <DialogBody>
        <Introduction screen={screen} isChosen={table !== undefined} />
        <div className={`stack gap-3 ${styles.fields}`}>
          <FileInput
            label={t`Fichier`}
            placeholder={t`Choisir un fichier`}
            accept=".csv,.tsv,.txt,text/csv"
            leftSection={<IconUpload aria-hidden size="1.25rem" />}
            leftSectionPointerEvents="none"
            value={file}
            fileInputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
            onChange={(chosen) => void choose(chosen)}
            error={failure}
            data-autofocus
          />
        </div>
        {french.isError && (
          <FailureAlert title={undefined} retry={() => void french.refetch()}>
            <Trans>La liste n’a pas pu être lue : sans elle, les doublons ne se reconnaissent pas.</Trans>
          </FailureAlert>
        )}
        {table && (
          <>
            <Columns key={file?.name} screen={screen} table={table} titles={titles} onChange={setTable} />
            <div role="status" className={styles.head}>
              {table.hasHead && headFaults(screen, table.rows, table.mapping).map((text) => <p key={text}>{text}</p>)}
            </div>
            {lines === undefined && !french.isError && <Spinner label={<Trans>Lecture de la liste…</Trans>} />}
            {lines && <Preview screen={screen} lines={lines} onSave={save} />}
            <PlanNote />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          <Trans>Annuler</Trans>
        </Button>
        <FocusableButton disabled={offline || added.length === 0} onClick={begin}>
          <Plural value={added.length} _0="Importer" one="Importer # fiche" other="Importer # fiches" />
        </FocusableButton>
      </DialogFoot>
    </Dialog>
  )
}

/** The outcome of each line of a file, in pages: those to correct first. */
function Preview({
  screen,
  lines,
  onSave,
}: {
  screen: ResourceDefinition
  lines: readonly Line[]
  /** Saves the invalid lines as a file. */
  onSave: (lines: readonly Line[]) => void
}) {
  const { t } = useLingui()
  const [invalid = [], repeated = [], added = []] = useMemo(
    () => (['invalid', 'repeated', 'new'] as const).map((state) => lines.filter((line) => line.state === state)),
    [lines],
  )
  return (
    <section aria-label={t`Aperçu`}>
      <h3 className={styles.heading}>
        <Trans>Aperçu</Trans>
      </h3>
      <p role="status" className={`strong ${styles.counts}`}>
        <Plural value={invalid.length} one="# erreur, ignorée" other="# erreurs, ignorées" />
        {' · '}
        <Plural value={added.length} one="# fiche à ajouter" other="# fiches à ajouter" />
        {' · '}
        <Plural value={repeated.length} one="# doublon ignoré" other="# doublons ignorés" />
      </p>
      {invalid.length > 0 && (
        <Button variant="default" size="xs" onClick={() => onSave(invalid)}>
          <Trans>Télécharger les lignes refusées</Trans>
        </Button>
      )}
      <PagedList
        items={[...invalid, ...repeated, ...added]}
        className={styles.lines}
        renderItem={({ number, state, cells, values, reason }) => (
          <li key={number} data-state={state}>
            <span className={`note ${styles.number}`}>
              <Trans>Ligne {number}</Trans>
            </span>
            <span>
              {(state === 'invalid' ? cells : textFields(screen).map(([name]) => values[name]))
                .filter(Boolean)
                .join(' · ') || '—'}
            </span>
            <span className={styles.state}>{state === 'new' ? <Trans>À ajouter</Trans> : reason}</span>
          </li>
        )}
      />
    </section>
  )
}

/** Explains the format of a file, until one is chosen. */
function Introduction({ screen, isChosen }: { screen: ResourceDefinition; isChosen: boolean }) {
  const names = Object.keys(screen.fields).filter((name) => isFileKind(screen.fields[name]?.kind))
  const files = labelsOf(screen, names)
  return (
    <p>
      {!isChosen && (
        <Trans>
          Une ligne par fiche, comme un tableur l’enregistre au format CSV. Vous verrez ce qui sera ajouté avant que
          rien ne soit envoyé.
        </Trans>
      )}{' '}
      {files !== '' && (
        <Trans>
          Un fichier CSV ne contient ni image ni document ({files}) : ils s’ajoutent ensuite dans chaque fiche.
        </Trans>
      )}
    </p>
  )
}

/** Returns the chosen file, its rows with a guessed mapping, and why it cannot be read. */
function useChosenTable(screen: ResourceDefinition) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [table, setTable] = useState<Table>()
  const [failure, setFailure] = useState<string>()
  const latest = useRef<File>(null)
  async function choose(chosen: File | null) {
    latest.current = chosen
    setFile(chosen)
    setTable(undefined)
    setFailure(undefined)
    if (chosen === null) return
    try {
      const rows = await readTable(chosen)
      if (latest.current === chosen) setTable({ rows, ...guessMapping(screen, rows) })
    } catch (error) {
      if (latest.current !== chosen) return
      setFailure(error instanceof FileError ? error.message : t`Le fichier n’a pas pu être lu.`)
    }
  }
  return { file, table, failure, choose, setTable }
}

/** Returns the outcome of each line; undefined until it is known. */
function usePlan(
  screen: ResourceDefinition,
  table: Table | undefined,
  present: readonly object[],
  parent: number | undefined,
): readonly Line[] | undefined {
  const [plan, setPlan] = useState<{ of: Table; lines: readonly Line[] }>()
  useEffect(() => {
    if (table === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    planImport(screen, table.rows, { ...table, parent, present, signal }).then(
      (lines) => !signal.aborted && setPlan({ of: table, lines }),
      (error) => !signal.aborted && console.error(error),
    )
    return () => controller.abort()
  }, [screen, table, present, parent])
  return plan && plan.of === table ? plan.lines : undefined
}

/** Returns the titles of the file's columns, or of the fields that they are assigned to. */
function useTitles(screen: ResourceDefinition, table: Table | undefined): string[] {
  const { t } = useLingui()
  if (table === undefined) return []
  const { rows, hasHead, mapping } = table
  return Array.from({ length: widthOf(rows, hasHead) }, (_none, at) => {
    const number = at + 1
    const field = textFields(screen).find(([name]) => mapping[name] === at)
    const title = hasHead ? rows[0]?.cells[at]?.trim() : field && t(field[1].label)
    return title || t`Colonne ${number}`
  })
}

/** Assigns a column of the file to each field. */
function Columns({
  screen,
  table,
  titles,
  onChange,
}: {
  screen: ResourceDefinition
  table: Table
  titles: readonly string[]
  onChange: (table: Table) => void
}) {
  const { t } = useLingui()
  const { hasHead, mapping } = table
  const fields = textFields(screen)
  // Open at first where a field has no column.
  const [isWhole] = useState(() => fields.every(([name]) => mapping[name] !== undefined))
  return (
    <details className={styles.columns} open={!isWhole || undefined}>
      <summary>
        <Trans>Colonnes</Trans>
        {fields.map(([name, { label }]) => mapping[name] !== undefined && ` · ${t(label)}`)}
      </summary>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hasHead}
          onChange={(event) => onChange({ ...table, hasHead: event.currentTarget.checked })}
        />
        <Trans>La première ligne contient les titres</Trans>
      </label>
      {fields.map(([name, field]) => (
        <NativeSelect
          key={name}
          label={t(field.label)}
          value={String(mapping[name] ?? '')}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...table, mapping: { ...mapping, [name]: value === '' ? undefined : Number(value) } })
          }
          data={[
            { value: '', label: t`Aucune colonne` },
            ...titles.map((title, at) => ({ value: String(at), label: title })),
          ]}
        />
      ))}
    </details>
  )
}
