import { Plural, Trans } from '@lingui/react/macro'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Row } from '@/admin/crud/definition/row'
import { notify } from '@/ui/toast/toasts'

/** Saves rows of a list as a CSV file; the part that writes it is loaded with the first one. */
export async function exportList(screen: ResourceDefinition, rows: readonly Row[]): Promise<void> {
  try {
    const { exportRows } = await import('./export')
    exportRows(screen, rows)
    notify('success', <Plural value={rows.length} one="# fiche exportée" other="# fiches exportées" />)
  } catch (error) {
    console.error(error)
    notify('error', <Trans>L’export n’a pas pu être préparé. Vérifiez la connexion, puis réessayez.</Trans>)
  }
}
