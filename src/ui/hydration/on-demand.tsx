import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** The delay before a failed import is retried, in milliseconds. */
const pause = 15_000

/** Returns a component that renders `fallback`, by default nothing, while `Part` is suspended. */
function suspended<Props extends object>(Part: ComponentType<Props>) {
  return function Suspended({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    )
  }
}

/** Returns a component that `load` imports on demand, as `retriedImport` does, and that renders nothing until then. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  suspended<Props>(retriedImport(load))

/**
 * Returns a lazily loaded component. When its import fails it stays suspended and is retried when the network is back or
 * after a delay, so that the rest of the screen does not fail with it.
 */
export const retriedImport = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await patiently(load) }))

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
