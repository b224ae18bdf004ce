import { loadRichText } from './engine/load-rich-text'
import { screens } from './registry'

/** Readies what a screen's forms will need; false when there is no such screen. */
export async function prepareScreen(path: string): Promise<boolean> {
  const screen = screens.get(path)
  if (screen === undefined) return false
  if (Object.values(screen.fields).some(({ kind }) => kind === 'html')) await loadRichText()
  return true
}
