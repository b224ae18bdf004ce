import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconTrash, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { snapshotOf } from '@/admin/crud/record/values'
import { ChildrenNote, PlanList } from '@/admin/crud/run/plan'
import styles from '@/admin/crud/run/run.module.css'
import { RunDialog } from '@/admin/crud/run/run-dialog'
import { useRun } from '@/admin/crud/run/use-run'
import { checkRemovals, removeItem, type SelectedItem } from '@/admin/crud/run/write-item'
import { AlertDialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { adminListQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'

/** The selected rows of a list, and whether they include all, some or none of the page's. */
interface Selected {
  rows: readonly Row[]
  page: 'all' | 'some' | 'none'
  selectAll: () => void
  clear: () => void
}

/** The deletion of the selected rows: its button, its question and its progress. */
export function Bulk({ screen, selection, total }: { screen: ResourceDefinition; selection: Selected; total: number }) {
  const { t } = useLingui()
  const run = useRun<SelectedItem>(screen)
  const [isAsking, setIsAsking] = useState(false)

  const { rows } = selection
  const begin = (items: readonly SelectedItem[]) => {
    setIsAsking(false)
    selection.clear()
    run.begin({
      title: <Plural value={items.length} one="Suppression de # fiche" other="Suppression de # fiches" />,
      items,
      write: removeItem,
      check: checkRemovals,
    })
  }
  return (
    <>
      {rows.length > 0 && (
        <section className={`cluster ${styles.bar}`} aria-label={t`Actions sur la sélection`}>
          <p className="strong">
            <Plural value={rows.length} one="# fiche sélectionnée" other="# fiches sélectionnées" />
          </p>
          {rows.length < total && selection.page === 'all' && (
            <Button variant="subtle" onClick={selection.selectAll}>
              <Trans>Sélectionner les {total} fiches</Trans>
            </Button>
          )}
          <div className={`buttons gap-2 ${styles.buttons}`}>
            <Button color="red" leftSection={<IconTrash aria-hidden />} onClick={() => setIsAsking(true)}>
              <Trans>Supprimer la sélection</Trans>
            </Button>
            <Button variant="subtle" leftSection={<IconX aria-hidden />} onClick={selection.clear}>
              <Trans>Ne rien sélectionner</Trans>
            </Button>
          </div>
        </section>
      )}
      {isAsking && <DeletePlan screen={screen} rows={rows} onConfirm={begin} onClose={() => setIsAsking(false)} />}
      {run.state && <RunDialog run={run} onClose={run.close} />}
    </>
  )
}

/** Asks for confirmation before rows are deleted. */
function DeletePlan({
  screen,
  rows,
  onConfirm,
  onClose,
}: {
  screen: ResourceDefinition
  rows: readonly Row[]
  onConfirm: (items: readonly SelectedItem[]) => void
  onClose: () => void
}) {
  const count = rows.length
  // A list in another language is a translation, with which the records cannot be compared.
  const isFrench = useLocale() === 'fr' || screen.untranslated === true
  const french = useQuery({ ...adminListQuery(screen.resource, 'fr'), enabled: !isFrench })
  const frenchById = new Map((isFrench ? rows : (french.data ?? [])).map((row) => [row.id, row]))
  // A row that is newer than the cached French list comes with its reload.
  const isLoading = french.isFetching && !rows.every(({ id }) => frenchById.has(id))
  const confirm = () => {
    onConfirm(
      rows.map((row) => {
        const frenchRow = frenchById.get(row.id)
        return { id: row.id, name: screen.nameOf(row), base: frenchRow && snapshotOf(screen, frenchRow) }
      }),
    )
  }
  return (
    <AlertDialog
      tone="error"
      title={<Plural value={count} one="Supprimer # fiche ?" other="Supprimer # fiches ?" />}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Annuler</Trans>
          </Button>
          <FocusableButton color="red" disabled={isLoading} onClick={confirm}>
            <Plural value={count} one="Supprimer # fiche" other="Supprimer # fiches" />
          </FocusableButton>
        </>
      }
    >
      {screen.opens && <ChildrenNote label={screen.opens.label} />}
      <PlanList items={rows} lineOf={(row) => [row.id, screen.nameOf(row)]} />
    </AlertDialog>
  )
}
