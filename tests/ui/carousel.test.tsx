import { fireEvent, screen } from '@testing-library/react'
import { renderPart } from '@tests/support/render-part'
import { openScreen, pass } from '@tests/support/screen'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Carousel } from '@/ui/carousel/carousel'
import { pauseAnimations } from '@/ui/motion/motion'
import '@/ui/carousel/carousel-track'

const names = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => pauseAnimations(false))

const carousel = (
  <Carousel label="Essai" items={names} keyOf={(name) => name} view="oneTwoThree" interval={5000}>
    {(name) => <a href={`/${name}`}>{name}</a>}
  </Carousel>
)

/** Returns the texts of the slides that are not inert. */
const shown = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the automatic turning', () => {
  test('waits out of sight, under the pointer of a mouse and while the keyboard is inside, not under a finger', async () => {
    const view = openScreen()
    await renderPart(carousel)
    await pass(20_000)
    expect(shown()).toContain('un')
    await view.scrollIntoSight()
    const box = screen.getByRole('region', { name: 'Essai' })
    fireEvent.pointerEnter(box, { pointerType: 'mouse' })
    await pass(20_000)
    expect(shown()).toContain('un')
    fireEvent.pointerLeave(box, { pointerType: 'mouse' })
    const link = screen.getByRole('link', { name: 'deux' })
    fireEvent.keyDown(document.body, { key: 'Tab' })
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    fireEvent.focusIn(link)
    await pass(20_000)
    expect(shown()).toContain('un')
    fireEvent.focusOut(link)
    fireEvent.pointerEnter(box, { pointerType: 'touch' })
    await pass(5000)
    expect(shown()).toContain('quatre')
    await pass(5000)
    // The last page is filled up.
    expect(shown()).toEqual(['cinq', 'six', 'sept'])
  })

  test('announces the page when the reader turns, and nothing when it turns automatically', async () => {
    const view = openScreen()
    const { container } = await renderPart(carousel)
    const live = container.querySelector('[aria-live]')
    await view.scrollIntoSight()
    await pass(5000)
    expect(live).toBeEmptyDOMElement()
    press('Page suivante')
    expect(live).toHaveTextContent('Page 3 sur 3')
    await pass(5000)
    expect(live).toBeEmptyDOMElement()
  })
})

test('does not turn where the reader has paused the animations, but by its buttons', async () => {
  const view = openScreen()
  pauseAnimations(true)
  await renderPart(carousel)
  await view.scrollIntoSight()
  await pass(60_000)
  expect(shown()).toContain('un')
  expect(screen.queryByRole('button', { name: /pause/ })).not.toBeInTheDocument()
  press('Page suivante')
  expect(shown()).toContain('quatre')
})
