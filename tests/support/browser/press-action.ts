import type { Locator, Page } from 'playwright-core'

/** The menu of an item, by the item's title or the first of the page. */
export const menuOf = (place: Page | Locator, title = '') =>
  place.getByRole('button', { name: new RegExp(`^(?:Autres actions|More actions)\\s?: ${title}`) }).first()

/** Presses a button of an item, in the item's menu where it stands there. */
export async function pressAction(place: Page | Locator, name: string | RegExp, title?: string) {
  const action = place.getByRole('button', { name }).first()
  const menu = menuOf(place, title)
  await action.or(menu).first().waitFor()
  if (!(await action.isVisible())) await menu.click()
  await action.click()
}
