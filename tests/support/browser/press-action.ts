import type { Locator, Page } from 'playwright-core'

/** Locates the menu button of an item by the item's title, or the first one. */
export const menuOf = (place: Page | Locator, title = '') =>
  place.getByRole('button', { name: new RegExp(`^(?:Autres actions|More actions)\\s?: ${title}`) }).first()

/** Presses a button of an item, and first opens the item's menu if the button is in it. */
export async function pressAction(place: Page | Locator, name: string | RegExp, title?: string) {
  const action = place.getByRole('button', { name }).first()
  const menu = menuOf(place, title)
  await action.or(menu).first().waitFor()
  if (!(await action.isVisible())) await menu.click()
  await action.click()
}
