import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPencil, IconTrash, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { callsOf } from '@/admin/crud/record/calls'
import styles from '@/admin/crud/run/run.module.css'
import { RunDialog } from '@/admin/crud/run/run-dialog'
import { useRun } from '@/admin/crud/run/use-run'
import { change, removal, type SelectedItem } from '@/admin/crud/run/write-item'
import { DeletePlan } from './delete-plan'
import { SetPlan } from './set-plan'

/** The selected rows of a list, and whether they include all, some or none of the page's. */
interface Selected {
  rows: readonly object[]
  page: 'all' | 'some' | 'none'
  selectAll: () => void
  clear: () => void
}

/** The actions on the selected rows, their confirmation dialogs, and the progress of the run. */
export function Bulk({ screen, selection, found }: { screen: ResourceDefinition; selection: Selected; found: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const run = useRun<SelectedItem>(screen)
  const [plan, setPlan] = useState<'delete' | 'set'>()

  const { rows } = selection
  const fields = Object.entries(screen.fields).filter(([, field]) => field.kind !== 'hidden' && field.bulk)
  const context = () => ({ screen, calls: callsOf(queryClient, screen) })
  const begin = (title: ReactNode, items: readonly SelectedItem[], write: (item: SelectedItem) => Promise<void>) => {
    setPlan(undefined)
    selection.clear()
    run.begin({ title, items, write })
  }
  const planProps = { screen, rows, onClose: () => setPlan(undefined) }
  return (
    <>
      {rows.length > 0 && (
        <section className={`cluster ${styles.bar}`} aria-label={t`Actions sur la sélection`}>
          <p className="strong">
            <Plural value={rows.length} one="# fiche sélectionnée" other="# fiches sélectionnées" />
          </p>
          {rows.length < found && selection.page === 'all' && (
            <Button variant="subtle" onClick={selection.selectAll}>
              <Trans>Sélectionner les {found} fiches</Trans>
            </Button>
          )}
          <div className={`buttons gap-2 ${styles.buttons}`}>
            {fields.length > 0 && (
              <Button variant="default" leftSection={<IconPencil aria-hidden />} onClick={() => setPlan('set')}>
                <Trans>Modifier un champ</Trans>
              </Button>
            )}
            <Button color="red" leftSection={<IconTrash aria-hidden />} onClick={() => setPlan('delete')}>
              <Trans>Supprimer la sélection</Trans>
            </Button>
            <Button variant="subtle" leftSection={<IconX aria-hidden />} onClick={selection.clear}>
              <Trans>Ne rien sélectionner</Trans>
            </Button>
          </div>
        </section>
      )}
      {plan === 'delete' && (
        <DeletePlan
          {...planProps}
          onConfirm={(items) =>
            begin(
              <Plural value={items.length} one="Suppression de # fiche" other="Suppression de # fiches" />,
              items,
              removal(context()),
            )
          }
        />
      )}
      {plan === 'set' && (
        <SetPlan
          {...planProps}
          fields={fields}
          onConfirm={(items, field, value) =>
            begin(
              <Plural value={items.length} one="Modification de # fiche" other="Modification de # fiches" />,
              items,
              change(context(), field, value),
            )
          }
        />
      )}
      {run.state && <RunDialog run={run} onClose={run.close} />}
    </>
  )
}
