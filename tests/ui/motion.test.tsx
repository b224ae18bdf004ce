import { fireEvent, screen } from '@testing-library/react'
import { renderPart } from '@tests/support/render-part'
import { openScreen, pass } from '@tests/support/screen'
import { beforeEach, expect, test, vi } from 'vitest'
import { CountUp } from '@/ui/motion/count-up'
import { EndlessStrip } from '@/ui/motion/endless-strip'
import { MotionSwitch } from '@/ui/motion/motion-switch'

beforeEach(() => void vi.useFakeTimers())

test('the endless strip moves while it is on the screen, and stops under the pointer and by its button', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: /^Mettre en pause le défilement\s: Partenaires$/ }))
  expect(isRunning()).toBe('false')
})

test('the switch of the site pauses everything, and is remembered', async () => {
  const view = openScreen()
  const { container } = await renderPart(
    <>
      <MotionSwitch />
      <CountUp value={40} format={String} />
    </>,
  )
  await pass(1000)
  expect(container.querySelector('[data-count]')).toBeNull()
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
