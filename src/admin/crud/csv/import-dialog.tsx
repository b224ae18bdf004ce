import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, FileInput, type FileInputProps } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind, labelsOf } from '@/admin/crud/definition/fields'
import { PlanList } from '@/admin/crud/run/plan'
import { RunDialog } from '@/admin/crud/run/run-dialog'
import { type RunOf, type RunState, useRun } from '@/admin/crud/run/use-run'
import { itemCreation, type NewItem } from '@/admin/crud/run/write-item'
import { Dialog, DialogActions, DialogBody } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { FileError } from './csv'
import { type Line, readRecords, saveRefused } from './import'

interface DialogProps {
  screen: ResourceDefinition
  /** The id of the record that the screen is nested in. */
  parent: number | undefined
  onClose: () => void
}

/** Imports a CSV file: checks every line, then adds the valid ones and saves the others with their reasons. */
export function ImportDialog({ screen, parent, onClose }: DialogProps) {
  const { t } = useLingui()
  const run = useRun<ImportItem>(screen)
  const { file, content, choose } = useFile(screen, parent)
  const lines = content.state === 'read' ? content.lines : []
  const valid = lines.filter(({ reason }) => reason === '')
  const invalid = lines.filter(({ reason }) => reason !== '')
  const begin = () =>
    run.begin({
      title: <Plural value={valid.length} one="Ajout de # fiche" other="Ajout de # fiches" />,
      items: valid.map(({ number, values, cells }) => ({
        name: t`Ligne ${number}`,
        cells,
        values,
        attempt: { existing: new Set(), outputs: [] },
      })),
      write: itemCreation(),
    })

  if (run.state) return <ImportRun screen={screen} run={run} state={run.state} invalid={invalid} onClose={onClose} />
  return (
    <Dialog title={<Trans>Importer un fichier CSV</Trans>} onClose={onClose}>
      <DialogBody>
        <div className="stack gap-3">
          <Introduction screen={screen} />
          <CsvInput
            value={file}
            onChange={(chosen) => void choose(chosen)}
            error={content.state === 'refused' && content.message}
          />
          <p role="status">
            {content.state === 'read' && (
              <>
                <Plural value={valid.length} one="# fiche à ajouter" other="# fiches à ajouter" />,{' '}
                <Plural value={invalid.length} one="# refusée" other="# refusées" />.
              </>
            )}
          </p>
        </div>
        {invalid.length > 0 && (
          <PlanList items={invalid} lineOf={({ number, reason }) => [number, t`Ligne ${number} : ${reason}`]} />
        )}
        <DialogActions>
          {invalid.length > 0 && <SaveButton onClick={() => saveRefused(screen, invalid)} />}
          <Button variant="default" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <FocusableButton disabled={valid.length === 0} onClick={begin}>
            <Plural value={valid.length} _0="Importer" one="Importer # fiche" other="Importer # fiches" />
          </FocusableButton>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}

type ImportItem = NewItem & Pick<Line, 'cells'>

/** The run of an import; at its end the lines that were not added can be saved. */
function ImportRun({
  screen,
  run,
  state: { failed, unsent },
  invalid,
  onClose,
}: Pick<DialogProps, 'screen' | 'onClose'> & {
  run: RunOf<ImportItem>
  state: RunState<ImportItem>
  invalid: readonly Line[]
}) {
  const { t } = useLingui()
  const refused = [
    ...invalid,
    ...failed.map(({ item, message }) => ({ cells: item.cells, reason: message })),
    ...unsent.map(({ cells }) => ({ cells, reason: t`Non envoyé` })),
  ]
  return (
    <RunDialog
      run={run}
      skipped={invalid.length}
      onClose={onClose}
      actions={refused.length > 0 && <SaveButton onClick={() => saveRefused(screen, refused)} />}
    />
  )
}

function CsvInput(props: Pick<FileInputProps, 'value' | 'onChange' | 'error'>) {
  const { t } = useLingui()
  return (
    <FileInput
      {...props}
      label={t`Fichier`}
      placeholder={t`Choisir un fichier`}
      accept=".csv,text/csv"
      leftSection={<IconUpload aria-hidden size="1.25rem" />}
      leftSectionPointerEvents="none"
      // The same file can be chosen again only in an empty input, as after it was corrected.
      fileInputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
      data-autofocus
    />
  )
}

function SaveButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" onClick={onClick}>
      <Trans>Télécharger les lignes refusées</Trans>
    </Button>
  )
}

function Introduction({ screen }: { screen: ResourceDefinition }) {
  const names = Object.keys(screen.fields).filter((name) => isFileKind(screen.fields[name]?.kind))
  const files = labelsOf(screen, names)
  return (
    <p>
      <Trans>Un fichier CSV comme l’export de cette liste, une nouvelle fiche par ligne.</Trans>{' '}
      {files !== '' && (
        <Trans>
          Un fichier CSV ne contient ni image ni document ({files}) : ils s’ajoutent ensuite dans chaque fiche.
        </Trans>
      )}
    </p>
  )
}

type Content = { state: 'none' } | { state: 'read'; lines: Line[] } | { state: 'refused'; message: string }

/** The chosen file, and its lines or why it is refused. */
function useFile(screen: ResourceDefinition, parent: number | undefined) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [content, setContent] = useState<Content>({ state: 'none' })
  const latest = useRef<File>(null)
  async function choose(chosen: File | null) {
    latest.current = chosen
    setFile(chosen)
    setContent({ state: 'none' })
    if (chosen === null) return
    const read = readRecords(screen, chosen, parent).then(
      (lines): Content => ({ state: 'read', lines }),
      (error): Content => ({
        state: 'refused',
        message: error instanceof FileError ? error.message : t`Le fichier n’a pas pu être lu.`,
      }),
    )
    const outcome = await read
    if (latest.current === chosen) setContent(outcome)
  }
  return { file, content, choose }
}
