import { getRouteApi, Navigate } from '@tanstack/react-router'
import { validateScreenSearch } from '@/admin/crud/address/screen-search'
import { screens } from '@/admin/registry'
import { RecordScreen } from './record-screen'

const route = getRouteApi('/Admin/$screen')

/** The screen of the address. A nested one without its parent record redirects to the parent screen. */
export function ScreenPage() {
  const { screen: path } = route.useParams()
  const { within } = validateScreenSearch(route.useSearch())
  const screen = screens.get(path)
  if (screen === undefined) return null
  if (screen.within && within === undefined) {
    return <Navigate to="/Admin/$screen" params={{ screen: screen.within.screen }} replace />
  }
  const parent = screen.within && screens.get(screen.within.screen)
  return <RecordScreen key={`${path} ${within ?? ''}`} screen={screen} parent={parent} />
}
