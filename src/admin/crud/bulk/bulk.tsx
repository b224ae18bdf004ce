import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPencil, IconTrash, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { PlanProps } from '@/admin/crud/run/plan'
import { activeRun, beginRun, isBusy, resumeRun } from '@/admin/crud/run/run'
import styles from '@/admin/crud/run/run.module.css'
import { useAccount } from '@/auth/use-account'
import { useStore } from '@/lib/store'
import { DeletePlan } from './delete-plan'
import { RunDialog } from './run-dialog'
import { RunSummary } from './run-status'
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
  const account = useAccount()
  const queryClient = useQueryClient()
  const active = useStore(activeRun, null)
  const [plan, setPlan] = useState<'delete' | 'set'>()
  /** The id of the run whose dialog is closed. */
  const [hidden, setHidden] = useState<string>()
  const user = account?.id
  const onSignedIn = useEffectEvent((id: number) => void resumeRun(screen, id, queryClient))
  useEffect(() => {
    if (user !== undefined) onSignedIn(user)
  }, [user])

  const { rows } = selection
  const fields = Object.entries(screen.fields).filter(([, field]) => field.kind !== 'hidden' && field.bulk)
  const begin: PlanProps['onConfirm'] = (run) => {
    if (user === undefined) return
    setPlan(undefined)
    selection.clear()
    void beginRun(screen, { ...run, user, path: screen.path }, queryClient)
  }
  const planProps = { screen, rows, isBusy: isBusy(active), onConfirm: begin, onClose: () => setPlan(undefined) }
  const isHere = active?.run.path === screen.path
  const isHidden = active?.run.id === hidden
  return (
    <>
      {(rows.length > 0 || (isHere && isHidden)) && (
        <section className={styles.bar} aria-label={t`Actions sur la sélection`}>
          {isHere && isHidden && <RunSummary active={active} onOpen={() => setHidden(undefined)} />}
          {rows.length > 0 && (
            <>
              <p className={styles.count}>
                <Plural value={rows.length} one="# fiche sélectionnée" other="# fiches sélectionnées" />
              </p>
              {rows.length < found && selection.page === 'all' && (
                <Button variant="subtle" onClick={selection.selectAll}>
                  <Trans>Sélectionner les {found} fiches</Trans>
                </Button>
              )}
              <div className={styles.buttons}>
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
            </>
          )}
        </section>
      )}
      {plan === 'delete' && <DeletePlan {...planProps} />}
      {plan === 'set' && <SetPlan {...planProps} fields={fields} />}
      {active && isHere && !isHidden && (
        <RunDialog screen={screen} active={active} onHide={() => setHidden(active.run.id)} />
      )}
    </>
  )
}
