import { describe, expect, test } from 'vitest'
import { adminScreens } from '../../support/browser/admin-screens'
import { visit } from '../../support/browser/chromium'
import { openPage } from '../../support/browser/open-page'
import { openSite } from '../../support/browser/open-site'
import { pressAll, searchIsAnnounced } from '../../support/browser/press-all'
import { publicPaths, recordPaths } from '../../support/browser/public-paths'
import { tokenOf } from '../../support/provider-preview'

const { site, browser } = await openSite()

describe('every button, pressed by keyboard, leaves the focus on something and announces what it changes', () => {
  test.each([...publicPaths, ...recordPaths])('%s', async (path) => {
    const { context, page } = await visit(browser)
    await context.addInitScript(() => {
      window.print = () => undefined
    })
    // The video host is not reachable.
    await context.route(/youtube|ytimg/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await openPage(page, site.url + path)
    if (await page.locator('main').getByRole('searchbox').count()) {
      expect(await searchIsAnnounced(page, 'con')).toBe(true)
      expect(await searchIsAnnounced(page, 'zzz')).toBe(true)
      await page.locator('main').getByRole('searchbox').fill('')
    }
    expect(await pressAll(page)).toEqual([])
  })

  test.each(['dashboard', ...adminScreens])('the back office: %s', async (name) => {
    const { page } = await visit(browser, { token: await tokenOf(site.url) })
    await openPage(page, `${site.url}/Admin/${name}`)
    await page.getByRole('table').first().waitFor()
    expect(await pressAll(page)).toEqual([])
  })
})

describe('behind a dialog of the back office', () => {
  const opened = [
    { what: 'a form', width: 1280, open: [/^Modifier /] },
    { what: 'a question', width: 1280, open: [/^Supprimer /] },
    { what: 'a question over a form', width: 1280, open: [/^Modifier /, 'Fermer'], type: true },
    { what: 'the menu of a phone', width: 360, open: ['Ouvrir le menu'] },
  ]
  test.each(opened)(
    '$what: nothing behind it is reached, and notifications are announced in it',
    async ({ width, open, type }) => {
      const { context, page } = await visit(browser, { width, token: await tokenOf(site.url) })
      await openPage(page, `${site.url}/Admin/missions`)
      for (const name of open) {
        await page.getByRole('button', { name }).first().click()
        const box = page.locator('dialog[open]').last()
        await box.waitFor()
        if (type && name !== 'Fermer') {
          await box.locator('form [type=submit]').waitFor()
          await page.keyboard.type('autre')
        }
      }
      const cdp = await context.newCDPSession(page)
      const { nodes } = await cdp.send('Accessibility.getFullAXTree')
      const shown = nodes.filter(({ ignored }) => !ignored)
      const dialogs = shown.filter(({ role }) => String(role?.value).endsWith('dialog'))
      expect(dialogs).toHaveLength(1)
      const parents = new Map(nodes.map((node) => [node.nodeId, node.parentId]))
      const inside = (id: string | undefined): boolean =>
        id !== undefined && (id === dialogs[0]?.nodeId || inside(parents.get(id)))
      const controls = shown.filter(({ role }) =>
        /^(?:button|link|textbox|searchbox|combobox)$/.test(String(role?.value)),
      )
      expect(controls.filter(({ nodeId }) => !inside(nodeId)).map(({ name }) => name?.value)).toEqual([])
      expect(shown.some(({ role, nodeId }) => role?.value === 'alert' && inside(nodeId))).toBe(true)
      expect(shown.some(({ role, nodeId }) => role?.value === 'status' && inside(nodeId))).toBe(true)
    },
  )
})
