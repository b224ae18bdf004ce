import { type ComponentType, lazy } from 'react'

/** The delay before a failed import is retried, in milliseconds. */
const pause = 15_000

/**
 * A lazily loaded component. When its import fails it stays suspended and is retried when the network is back or after a
 * delay, so that the rest of the screen does not fail with it.
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
