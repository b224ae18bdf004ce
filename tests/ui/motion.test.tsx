import { act, fireEvent, screen } from '@testing-library/react'
import { renderPart } from '@tests/support/render-part'
import { openScreen, passTime } from '@tests/support/screen'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Carousel } from '@/ui/carousel/carousel'
import { CountUp } from '@/ui/motion/count-up'
import { EndlessStrip } from '@/ui/motion/endless-strip'
import { pauseAnimations } from '@/ui/motion/motion'
import { MotionSwitch } from '@/ui/motion/motion-switch'
import '@/ui/carousel/carousel-track'
import { Toaster } from '@/ui/toast/toaster'
import { notify } from '@/ui/toast/toasts'

beforeEach(() => void vi.useFakeTimers())

test('the endless strip moves while it is on the screen, and stops under the pointer', async () => {
  const view = openScreen()
  const { container } = await renderPart(
    <EndlessStrip label="Partenaires" items={['MINFI', 'DGT']} keyOf={(name) => name}>
      {(name) => name}
    </EndlessStrip>,
  )
  const isRunning = () => container.querySelector('[data-running]')?.getAttribute('data-running')
  expect(isRunning()).toBe('false')
  await view.scrollIntoSight()
  expect(isRunning()).toBe('true')
  const list = screen.getByRole('list', { name: 'Partenaires' })
  fireEvent.pointerEnter(list, { pointerType: 'mouse' })
  expect(isRunning()).toBe('false')
  fireEvent.pointerLeave(list, { pointerType: 'mouse' })
  expect(isRunning()).toBe('true')
})

test('the switch of the site pauses everything, is remembered, and what it pauses goes on in sight alone', async () => {
  const view = openScreen()
  const { container } = await renderPart(
    <>
      <MotionSwitch />
      <CountUp value={40} format={String} />
      <EndlessStrip label="Partenaires" items={['MINFI', 'DGT']} keyOf={(name) => name}>
        {(name) => name}
      </EndlessStrip>
    </>,
  )
  const isRunning = () => container.querySelector('[data-running]')?.getAttribute('data-running')
  await passTime(1000)
  expect(container.querySelector('[data-count]')).toBeNull()
  await view.scrollIntoSight()
  await passTime(1000)
  expect(container.querySelector('[data-count]')).not.toBeNull()
  const change = screen.getByRole('switch', { name: 'Mettre en pause les animations' })
  expect(change).not.toBeChecked()
  fireEvent.click(change)
  expect(change).toBeChecked()
  expect(localStorage.getItem('motion')).toBe('paused')
  expect(container.querySelector('[data-count]')).toBeNull()
  expect(container).toHaveTextContent('40')
  expect(isRunning()).toBeUndefined()
  fireEvent.click(change)
  expect(localStorage.getItem('motion')).toBe('running')
  expect(isRunning()).toBe('true')
  await view.scrollAway()
  expect(isRunning()).toBe('false')
  await view.scrollIntoSight()
  expect(isRunning()).toBe('true')
})

const names = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept']

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
    await passTime(20_000)
    expect(shown()).toContain('un')
    await view.scrollIntoSight()
    const box = screen.getByRole('region', { name: 'Essai' })
    fireEvent.pointerEnter(box, { pointerType: 'mouse' })
    await passTime(20_000)
    expect(shown()).toContain('un')
    fireEvent.pointerLeave(box, { pointerType: 'mouse' })
    const link = screen.getByRole('link', { name: 'deux' })
    fireEvent.keyDown(document.body, { key: 'Tab' })
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    fireEvent.focusIn(link)
    await passTime(20_000)
    expect(shown()).toContain('un')
    fireEvent.focusOut(link)
    fireEvent.pointerEnter(box, { pointerType: 'touch' })
    await passTime(5000)
    expect(shown()).toContain('quatre')
    await passTime(5000)
    // The last page is filled up.
    expect(shown()).toEqual(['cinq', 'six', 'sept'])
  })

  test('announces the page when the reader turns, and nothing when it turns automatically', async () => {
    const view = openScreen()
    const { container } = await renderPart(carousel)
    const live = container.querySelector('[aria-live]')
    await view.scrollIntoSight()
    await passTime(5000)
    expect(live).toBeEmptyDOMElement()
    press('Page suivante')
    expect(live).toHaveTextContent('Page 3 sur 3')
    await passTime(5000)
    expect(live).toBeEmptyDOMElement()
  })
})

test('of two carousels in sight one turns; one button pauses the page, and the arrows turn still', async () => {
  const view = openScreen()
  await renderPart(
    <>
      <Carousel label="Avant" items={names} keyOf={(name) => name} view="one" interval={9000} pausable>
        {(name) => <p>{`avant ${name}`}</p>}
      </Carousel>
      {carousel}
    </>,
  )
  await view.scrollIntoSight()
  await passTime(9000)
  expect(shown()).toEqual(['avant deux', 'un', 'deux', 'trois'])
  press('Mettre en pause les animations')
  await passTime(60_000)
  expect(shown()).toContain('avant deux')
  press('Reprendre les animations')
  await view.scrollIntoSight(screen.getByRole('region', { name: 'Essai' }))
  await passTime(5000)
  expect(shown()).toEqual(['avant deux', 'quatre', 'cinq', 'six'])
})

test('does not turn where the reader has paused the animations, but by its buttons', async () => {
  const view = openScreen()
  pauseAnimations(true)
  await renderPart(carousel)
  await view.scrollIntoSight()
  await passTime(60_000)
  expect(shown()).toContain('un')
  press('Page suivante')
  expect(shown()).toContain('quatre')
})

test('a success goes after three seconds, but not while the pointer is over it or the focus in it', async () => {
  await renderPart(<Toaster />)
  act(() => {
    notify('success', 'Enregistré')
  })
  const toast = screen.getByText('Enregistré')
  fireEvent.pointerEnter(toast)
  await passTime(10_000)
  const close = screen.getByRole('button', { name: 'Fermer la notification' })
  act(() => close.focus())
  fireEvent.pointerLeave(toast)
  await passTime(10_000)
  expect(toast).toBeInTheDocument()
  act(() => close.blur())
  await passTime(2999)
  expect(toast).toBeInTheDocument()
  await passTime(1)
  expect(toast).not.toBeInTheDocument()
})
