import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput, NativeSelect } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind, labelsOf, textFields } from '@/admin/crud/definition/fields'
import { callsOf, idsOf } from '@/admin/crud/record/calls'
import { importsOf } from '@/admin/crud/record/imports'
import { PlanNote } from '@/admin/crud/run/plan'
import { RunDialog } from '@/admin/crud/run/run-dialog'
import { type RunOf, useRun } from '@/admin/crud/run/use-run'
import { creation, type NewItem } from '@/admin/crud/run/write-item'
import { CsvError, type Row } from '@/admin/csv/csv'
import { Dialog, DialogBody, DialogFoot } from '@/admin/ui/dialog'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { adminListQuery } from '@/api/online-queries'
import { useConnection } from '@/pwa/network/connection'
import { Spinner } from '@/ui/states/spinner'
import styles from './csv.module.css'
import { faultsOfHead, guessMapping, type Line, type Mapping, planImport, reasonOf } from './import'
import { ImportPreview } from './import-preview'
import { FileError, readTable } from './read-file'
import { type SkippedLine, saveSkippedLines } from './refused'

interface Table {
  rows: Row[]
  hasHead: boolean
  mapping: Mapping
}

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
  const run = useRun<NewItem>(screen)
  const offline = useConnection() === 'offline'
  const { file, table, failure, choose, setTable } = useChosenTable(screen)
  const [takesRepeats, setTakesRepeats] = useState(false)
  const french = useQuery({ ...adminListQuery(screen.resource, 'fr'), refetchOnMount: 'always' })
  const english = useQuery({ ...adminListQuery(screen.resource, 'en'), enabled: !screen.untranslated })
  const isRead = french.isFetchedAfterMount && french.isSuccess && (screen.untranslated === true || !english.isPending)

  const lines = useMemo(() => {
    if (table === undefined) return []
    const rows = [...(french.data ?? []), ...(english.data ?? [])]
    const present = screen.within ? rows.filter((row) => screen.within?.of(row) === parent) : rows
    return planImport(screen, table.rows, { ...table, parent, present })
  }, [screen, table, french.data, english.data, parent])
  const added = useMemo(() => lines.filter((line) => isAdded(line, takesRepeats)), [lines, takesRepeats])
  const repeats = lines.filter(({ state }) => state === 'known' || state === 'repeated').length

  /** The lines that are left out of the run. */
  const [skipped, setSkipped] = useState<readonly SkippedLine[]>([])
  function begin() {
    if (french.data === undefined) return
    const rest = lines.filter((line) => !isAdded(line, takesRepeats))
    setSkipped(rest.map((line) => ({ values: line.values, reason: reasonOf(line) })))
    run.begin({
      title: <Plural value={added.length} one="Ajout de # fiche" other="Ajout de # fiches" />,
      items: added.map(({ values }) => ({ name: screen.nameOf(values), values })),
      write: creation({ screen, calls: callsOf(queryClient, screen) }, idsOf(french.data)),
    })
  }

  if (run.state) return <ImportRun screen={screen} run={run} skipped={skipped} onClose={onClose} />
  return (
    <Dialog title={<Trans>Importer un fichier CSV</Trans>} onClose={onClose}>
      <DialogBody>
        <Introduction screen={screen} isChosen={table !== undefined} />
        <div className={styles.fields}>
          <FileInput
            label={t`Fichier`}
            placeholder={t`Choisir un fichier`}
            accept=".csv,.tsv,.txt,text/csv"
            leftSection={<IconUpload aria-hidden className={styles.icon} />}
            leftSectionPointerEvents="none"
            value={file}
            fileInputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
            onChange={(chosen) => void choose(chosen)}
            error={failure === undefined ? undefined : <ReadFailure error={failure} />}
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
            <Columns key={file?.name} screen={screen} table={table} onChange={setTable} />
            {table.hasHead && <HeadFaults screen={screen} table={table} />}
            {repeats > 0 && importsOf(screen)?.repeats && (
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={takesRepeats}
                  onChange={(event) => setTakesRepeats(event.currentTarget.checked)}
                />
                <Trans>Ajouter aussi les doublons</Trans>
              </label>
            )}
            {!isRead && !french.isError && <Spinner label={<Trans>Lecture de la liste…</Trans>} />}
            {isRead && <ImportPreview screen={screen} lines={lines} takesRepeats={takesRepeats} />}
            <PlanNote />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          <Trans>Annuler</Trans>
        </Button>
        <FocusableButton disabled={offline || !isRead || added.length === 0} onClick={begin}>
          <Plural value={added.length} _0="Importer" one="Importer # fiche" other="Importer # fiches" />
        </FocusableButton>
      </DialogFoot>
    </Dialog>
  )
}

/** The progress of an import. Lines that were not added can be saved, to be corrected and imported again. */
function ImportRun({
  screen,
  run,
  skipped,
  onClose,
}: {
  screen: ResourceDefinition
  run: RunOf<NewItem>
  skipped: readonly SkippedLine[]
  onClose: () => void
}) {
  const { t } = useLingui()
  const { failed = [], unsent = [] } = run.state ?? {}
  const lines = [
    ...skipped,
    ...failed.map(({ item, message }) => ({ values: item.values, reason: message })),
    ...unsent.map(({ values }) => ({ values, reason: t`Non envoyé` })),
  ]
  return (
    <RunDialog
      run={run}
      skipped={skipped.length}
      actions={
        lines.length > 0 && (
          <Button variant="default" onClick={() => saveSkippedLines(screen, lines)}>
            <Trans>Télécharger les lignes refusées</Trans>
          </Button>
        )
      }
      onClose={onClose}
    />
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

/** Returns the chosen file, its rows with a guessed mapping, and the error of reading it. */
function useChosenTable(screen: ResourceDefinition) {
  const [file, setFile] = useState<File | null>(null)
  const [table, setTable] = useState<Table>()
  const [failure, setFailure] = useState<unknown>()
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
      if (latest.current === chosen) setFailure(error)
    }
  }
  return { file, table, failure, choose, setTable }
}

const isAdded = ({ state }: Line, takesRepeats: boolean) => state === 'new' || (takesRepeats && state !== 'invalid')

/** Says which titles of the file occur twice or are not known, and which fields have no column. */
function HeadFaults({ screen, table }: { screen: ResourceDefinition; table: Table }) {
  const faults = faultsOfHead(screen, table.rows, table.mapping)
  const [twice, unknown, missing] = [faults.twice, faults.unknown, faults.missing].map((names) => names.join(', '))
  return (
    <div role="status" className={styles.head}>
      {twice && (
        <p>
          <Trans>Titre répété, seule sa première colonne est lue : {twice}.</Trans>
        </p>
      )}
      {unknown && (
        <p>
          <Trans>Titre inconnu, sa colonne n’est pas lue : {unknown}.</Trans>
        </p>
      )}
      {missing && (
        <p>
          <Trans>Aucune colonne du fichier pour : {missing}.</Trans>
        </p>
      )}
    </div>
  )
}

/** Assigns a column of the file to each field. */
function Columns({
  screen,
  table,
  onChange,
}: {
  screen: ResourceDefinition
  table: Table
  onChange: (table: Table) => void
}) {
  const { t } = useLingui()
  const { rows, hasHead, mapping } = table
  const fields = textFields(screen)
  // Open at first where a field has no column.
  const [isWhole] = useState(() => fields.every(([name]) => mapping[name] !== undefined))
  const width = Math.max(...rows.slice(0, 100).map(({ cells }) => cells.length))
  const titles = Array.from({ length: width }, (_none, at) => {
    const number = at + 1
    const title = hasHead ? rows[0]?.cells[at]?.trim() : ''
    return title || t`Colonne ${number}`
  })
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

function ReadFailure({ error }: { error: unknown }) {
  if (error instanceof CsvError) {
    const { line } = error
    return <Trans>Ligne {line} : des guillemets ne sont pas fermés, ou sont suivis d’un texte.</Trans>
  }
  switch (error instanceof FileError ? error.reason : undefined) {
    case 'workbook':
      return <Trans>C’est un classeur de tableur : enregistrez-le d’abord au format CSV.</Trans>
    case 'size':
      return <Trans>Le fichier dépasse 10 Mo.</Trans>
    case 'encoding':
      return (
        <Trans>
          L’encodage du fichier ne se reconnaît pas : enregistrez-le de nouveau dans votre tableur, au format « CSV
          UTF-8 ».
        </Trans>
      )
    case 'empty':
      return <Trans>Le fichier est vide.</Trans>
    default:
      return <Trans>Le fichier n’a pas pu être lu.</Trans>
  }
}
