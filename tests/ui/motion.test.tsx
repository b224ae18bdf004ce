import { fireEvent, screen, within } from '@testing-library/react'
import { renderPart } from '@tests/support/render-part'
import { openScreen, pass } from '@tests/support/screen'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CountUp } from '@/ui/motion/count-up'
import { EndlessStrip } from '@/ui/motion/endless-strip'
import { pauseAnimations } from '@/ui/motion/motion'
import { MotionSwitch } from '@/ui/motion/motion-switch'
import { TypedText } from '@/ui/motion/typed-text'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  pauseAnimations(false)
  vi.useRealTimers()
})

/** What the eye sees of a part: the text that is hidden from assistive technology and not invisible. */
function seen(container: HTMLElement) {
  const copy = [...container.querySelectorAll('[aria-hidden]')].at(-1)?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const hidden of copy.querySelectorAll<HTMLElement>('[style*="hidden"]')) hidden.remove()
  return copy.textContent
}
const announced = (container: HTMLElement) => container.querySelector('.visually-hidden')?.textContent

describe('a typed text', () => {
  test('gains a character every 50 ms, and is announced whole at once', async () => {
    const { container } = await renderPart(<TypedText text="Caisse 🌍 !" lively />)
    expect(seen(container)).toBe('')
    expect(announced(container)).toBe('Caisse 🌍 !')
    await pass(49)
    expect(seen(container)).toBe('')
    await pass(1)
    expect(seen(container)).toBe('C')
    await pass(350)
    expect(seen(container)).toBe('Caisse 🌍')
    await pass(100)
    expect(seen(container)).toBe('Caisse 🌍 !')
    await pass(50)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('starts over with another text, and is whole when nothing may move', async () => {
    const { container, rerender } = await renderPart(<TypedText text="abc" lively />)
    await pass(100)
    rerender(<TypedText text="défg" lively />)
    expect(seen(container)).toBe('')
    rerender(<TypedText text="défg" lively={false} />)
    expect(seen(container)).toBe('défg')
  })
})

describe('a figure', () => {
  const figure = (value: number) => <CountUp value={value} format={(shown) => `${shown} MF`} />
  /** The number that is drawn over the figure while it counts. */
  const drawn = (container: HTMLElement) => container.querySelector('[data-count]')?.getAttribute('data-count')

  test('counts to its value in five seconds once it is seen, and is announced at once', async () => {
    const view = openScreen()
    const { container } = await renderPart(figure(1172))
    expect(container).toHaveTextContent('1172 MF')
    await pass(10_000)
    expect(drawn(container)).toBeUndefined()
    await view.scrollIntoSight()
    await pass(2500)
    expect(Number.parseInt(drawn(container) ?? '', 10)).toBeGreaterThan(0)
    expect(Number.parseInt(drawn(container) ?? '', 10)).toBeLessThan(1172)
    expect(container).toHaveTextContent('1172 MF')
    await pass(1500)
    expect(drawn(container)).not.toBe('1172 MF')
    await pass(1020)
    expect(drawn(container)).toBeUndefined()
    expect(container).toHaveTextContent('1172 MF')
  })

  test('is never another amount where it is a loss', async () => {
    const view = openScreen()
    const { container } = await renderPart(figure(-1172))
    await view.scrollIntoSight()
    await pass(2500)
    expect(drawn(container)).toBeUndefined()
    expect(container).toHaveTextContent('-1172 MF')
  })

  test('does not count where less motion is asked for', async () => {
    const view = openScreen({ reducedMotion: true })
    const { container } = await renderPart(figure(1172))
    await view.scrollIntoSight()
    await pass(2500)
    expect(drawn(container)).toBeUndefined()
    expect(container).toHaveTextContent('1172 MF')
  })
})

describe('the endless strip', () => {
  const strip = (
    <EndlessStrip label="Partenaires" items={['MINFI', 'DGT']} keyOf={(name) => name}>
      {(name) => name}
    </EndlessStrip>
  )
  const running = (container: HTMLElement) => container.querySelector('[data-running]')?.getAttribute('data-running')

  test('stands there twice, the copy for the eye only', async () => {
    openScreen()
    const { container } = await renderPart(strip)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['MINFI', 'DGT'])
    const [, copy] = container.querySelectorAll('ul')
    expect(copy).toHaveAttribute('aria-hidden', 'true')
    expect(copy).toHaveAttribute('inert')
    expect(copy).toHaveTextContent('MINFIDGT')
  })

  test('moves in sight only, and waits for the pointer and its button', async () => {
    const view = openScreen()
    const { container } = await renderPart(strip)
    expect(running(container)).toBe('false')
    await view.scrollIntoSight()
    expect(running(container)).toBe('true')
    const list = screen.getByRole('list', { name: 'Partenaires' })
    fireEvent.pointerEnter(list, { pointerType: 'mouse' })
    expect(running(container)).toBe('false')
    fireEvent.pointerLeave(list, { pointerType: 'mouse' })
    expect(running(container)).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: /^Mettre en pause le défilement\s: Partenaires$/ }))
    expect(running(container)).toBe('false')
  })

  test('is a plain list where less motion is asked for', async () => {
    openScreen({ reducedMotion: true })
    const { container } = await renderPart(strip)
    expect(container.querySelectorAll('ul')).toHaveLength(1)
    expect(within(container).queryByRole('button')).not.toBeInTheDocument()
  })
})

test('the switch of the site pauses everything, and is remembered', async () => {
  const view = openScreen()
  const { container } = await renderPart(
    <>
      <MotionSwitch />
      <CountUp value={40} format={String} />
    </>,
  )
  await view.scrollIntoSight()
  await pass(1000)
  expect(container.querySelector('[data-count]')).not.toBeNull()
  const change = screen.getByRole('switch', { name: 'Mettre en pause les animations' })
  expect(change).not.toBeChecked()
  fireEvent.click(change)
  expect(change).toBeChecked()
  expect(localStorage.getItem('motion')).toBe('paused')
  expect(container.querySelector('[data-count]')).toBeNull()
  expect(container).toHaveTextContent('40')
  fireEvent.click(change)
  expect(localStorage.getItem('motion')).toBe('running')
})
