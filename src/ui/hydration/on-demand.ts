import { type ComponentType, lazy } from 'react'

/** How long to wait before a file that could not be had is asked for again, in milliseconds. */
const pause = 15_000

/**
 * A part of a screen whose client bundle is a file of its own. If that cannot be had the part waits, and it is asked for again
 * when the network is back or after a while: the rest of the screen does not fail with it.
 */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await patiently(load) }))
}

async function patiently<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load()
  } catch (error) {
    console.warn('A part of this page is not there yet.', error)
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
      setTimeout(resolve, pause)
    })
    return patiently(load)
  }
}
