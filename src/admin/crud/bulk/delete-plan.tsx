import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { keyOf, targetOf } from '@/admin/crud/definition/identity'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import { ChildrenNote, PlanList, PlanNote } from '@/admin/crud/run/plan'
import type { SelectedItem } from '@/admin/crud/run/write-item'
import { AlertDialog } from '@/admin/ui/dialog'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { adminListQuery } from '@/api/online-queries'
import { useLocale } from '@/i18n/use-locale'
import { useConnection } from '@/pwa/network/connection'

/** Asks for confirmation before rows are deleted. */
export function DeletePlan({
  screen,
  rows,
  onConfirm,
  onClose,
}: {
  screen: ResourceDefinition
  rows: readonly object[]
  onConfirm: (items: readonly SelectedItem[]) => void
  onClose: () => void
}) {
  const count = rows.length
  // A list in another language is a translation, with which the records cannot be compared.
  const isFrench = useLocale() === 'fr' || screen.untranslated === true
  const french = useQuery({ ...adminListQuery(screen.resource, 'fr'), enabled: !isFrench })
  const seenByKey = () =>
    new Map((isFrench ? rows : (french.data ?? [])).map((row) => [String(keyOf(screen, row)), row]))
  // A row that is newer than the cached French list comes with its reload.
  const isLoading = french.isFetching && !allIn(seenByKey(), screen, rows)
  const confirm = () => {
    const byKey = seenByKey()
    onConfirm(
      rows.map((row) => {
        const target = targetOf(screen, row)
        const seen = byKey.get(String(target.key))
        return { ...target, name: screen.nameOf(row), opened: seen && snapshotOf(screen, seen) }
      }),
    )
  }
  const offline = useConnection() === 'offline'
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
          <FocusableButton color="red" disabled={offline || isLoading} onClick={confirm}>
            <Plural value={count} one="Supprimer # fiche" other="Supprimer # fiches" />
          </FocusableButton>
        </>
      }
    >
      {screen.opens && <ChildrenNote label={screen.opens.label} />}
      <PlanNote />
      <PlanList items={rows} lineOf={(row) => [keyOf(screen, row), screen.nameOf(row)]} />
    </AlertDialog>
  )
}

const allIn = (byKey: ReadonlyMap<string, object>, screen: ResourceDefinition, rows: readonly object[]) =>
  rows.every((row) => byKey.has(String(keyOf(screen, row))))
