import { notFound, redirect } from '@tanstack/react-router'
import { screens } from '@/admin/registry'
import type { RouterContext } from '@/routes/-context'

/**
 * Returns the screen of a path and, where it is opened from a record of another one, that screen and the record's id (`within`).
 * Throws `notFound` for a path without a screen, and leads to the other screen where the id is missing.
 */
export async function openScreen(path: string, within: number | undefined, context: RouterContext) {
  // Its titles name cases of the public site, of which no other screen knows.
  if (path === 'informations') {
    const { practicalInfoOfSite } = await import('./-practical-info')
    return { screen: await practicalInfoOfSite(context) }
  }
  const screen = screens.get(path)
  if (screen === undefined) throw notFound()
  if (screen.within === undefined) return { screen }
  const parent = screens.get(screen.within.screen)
  if (parent === undefined || within === undefined)
    throw redirect({ to: '/Admin/$screen', params: { screen: screen.within.screen }, replace: true })
  return { screen, parent: { screen: parent, record: within } }
}
