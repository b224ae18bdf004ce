import { act, fireEvent, screen, within } from '@testing-library/react'
import { openApp } from '@tests/support/open-app'
import { openScreen, pass } from '@tests/support/screen'
import { describe, expect, test, vi } from 'vitest'
import '@/ui/carousel/carousel-track'
import { withProvider } from '@tests/support/with-provider'

withProvider()

/** Opens the home page with fake timers, and makes everything visible once it is loaded. */
async function home(options: Parameters<typeof openScreen>[0] = {}) {
  const view = openScreen(options)
  await openApp('/')
  const slides = await screen.findByRole('region', { name: 'À la une' })
  const news = await screen.findByRole('region', { name: 'Actualités' })
  await screen.findByText('Résultat net')
  vi.useFakeTimers()
  await view.scrollIntoSight()
  return { view, slides, news, services: screen.getByRole('region', { name: 'Nos services' }) }
}

const current = (carousel: HTMLElement) => within(carousel).getByRole('button', { current: true })

describe('the timings', () => {
  test('the slides turn every ten seconds, counted again after the reader has turned', async () => {
    const { slides } = await home()
    await pass(9999)
    expect(current(slides)).toHaveAccessibleName('Page 1 sur 5')
    await pass(1)
    expect(current(slides)).toHaveAccessibleName('Page 2 sur 5')
    await pass(6000)
    fireEvent.click(within(slides).getByRole('button', { name: 'Page suivante' }))
    await pass(9999)
    expect(current(slides)).toHaveAccessibleName('Page 3 sur 5')
    await pass(1)
    await pass(10_000)
    expect(current(slides)).toHaveAccessibleName('Page 5 sur 5')
    await pass(10_000)
    expect(current(slides)).toHaveAccessibleName('Page 1 sur 5')
    fireEvent.click(within(slides).getByRole('button', { name: 'Page précédente' }))
    expect(current(slides)).toHaveAccessibleName('Page 5 sur 5')
  })

  test('the text of a slide is typed at 50 ms a character', async () => {
    const { slides } = await home()
    await pass(10_000)
    const text = 'Les sommes consignées sur décision des tribunaux sont conservées jusqu’à leur restitution.'
    const typed = () => within(slides).getAllByText(text)[0]?.nextElementSibling?.firstElementChild?.textContent
    expect(typed()).toBe('')
    await pass(50 * 10)
    expect(typed()).toBe('Les sommes')
    await pass(50 * text.length)
    expect(typed()).toBe(text)
  })

  test('services and news turn every five seconds', async () => {
    const { services, news } = await home()
    await pass(4999)
    expect(current(services)).toHaveAccessibleName('Page 1 sur 2')
    expect(current(news)).toHaveAccessibleName('Page 1 sur 4')
    await pass(1)
    expect(current(services)).toHaveAccessibleName('Page 2 sur 2')
    expect(current(news)).toHaveAccessibleName('Page 2 sur 4')
    await pass(5000)
    expect(current(services)).toHaveAccessibleName('Page 1 sur 2')
  })

  test('the news wait under the pointer', async () => {
    const { news } = await home()
    fireEvent.pointerEnter(news, { pointerType: 'mouse' })
    await pass(30_000)
    expect(current(news)).toHaveAccessibleName('Page 1 sur 4')
    fireEvent.pointerLeave(news, { pointerType: 'mouse' })
    await pass(5000)
    expect(current(news)).toHaveAccessibleName('Page 2 sur 4')
  })

  test('the dots of the services ignore a second click within 400 ms', async () => {
    const { services } = await home({ width: 360 })
    fireEvent.click(within(services).getByRole('button', { name: 'Page 3 sur 4' }))
    await pass(399)
    fireEvent.click(within(services).getByRole('button', { name: 'Page 1 sur 4' }))
    expect(current(services)).toHaveAccessibleName('Page 3 sur 4')
    await pass(1)
    fireEvent.click(within(services).getByRole('button', { name: 'Page 1 sur 4' }))
    expect(current(services)).toHaveAccessibleName('Page 1 sur 4')
  })

  test('the figures count for about five seconds over their value; a loss stands', async () => {
    await home()
    const figure = (name: string) => screen.getByText(name).closest('li')?.querySelector('p > span')
    const gain = figure('Total du bilan')
    expect(gain).toHaveTextContent(/^3\s917$/)
    await pass(1000)
    expect(gain).toHaveTextContent(/^3\s917$/)
    expect(gain?.getAttribute('data-count')).toMatch(/^\d\s?\d{3}$/)
    expect(figure('Résultat net')).toHaveTextContent(/^−1\s172$/)
    expect(figure('Résultat net')).not.toHaveAttribute('data-count')
    await pass(3000)
    expect(gain).toHaveAttribute('data-count')
    await pass(1100)
    expect(gain).not.toHaveAttribute('data-count')
  })

  test('nothing moves where less motion is asked for', async () => {
    const { slides, services, news } = await home({ reducedMotion: true })
    await pass(60_000)
    for (const carousel of [slides, services, news]) expect(current(carousel)).toHaveAccessibleName(/^Page 1 /)
    expect(document.querySelector('[data-running]')).toBeNull()
    expect(screen.getByText('Résultat net').closest('li')).toHaveTextContent(/−1\s172/)
    expect(document.querySelector('[data-count]')).toBeNull()
  })
})

describe('the loader', () => {
  const loader = () => document.querySelector('[class*="_loader_"]')

  /** Opens a page in a document that was first painted so many milliseconds ago. */
  async function open(path: string, seenFor = 0) {
    openScreen()
    vi.spyOn(performance, 'getEntriesByName').mockImplementation(() => [
      Object.create(performance.mark('paint'), { startTime: { value: performance.now() - seenFor } }),
    ])
    return openApp(path)
  }

  test('continues where it was when the client bundle renders the page', async () => {
    await open('/', 1200)
    expect(loader()?.getAttribute('style')).toMatch(/--elapsed: 1[2-9]\d\dms/)
  })

  test.each(['/', '/accueil'])('is gone after two seconds and does not come back (%s)', async (path) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router } = await open(path)
    expect(loader()).not.toBeNull()
    await pass(2000)
    expect(loader()).toBeNull()
    await act(() => router.navigate({ to: '/missions' }))
    await act(() => router.navigate({ to: '/' }))
    expect(loader()).toBeNull()
  })

  test('does not come when the document has been seen for two seconds', async () => {
    await open('/', 2400)
    expect(loader()).toBeNull()
  })

  test('does not come when the home page is reached from another page', async () => {
    const { router } = await open('/missions')
    await act(() => router.navigate({ to: '/' }))
    expect(loader()).toBeNull()
  })
})
