import { Trans } from '@lingui/react/macro'
import { useWindowEvent } from '@mantine/hooks'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { FailureAlert } from './failure-alert'
import styles from './lazy-part.module.css'

/**
 * Returns a component that `load` imports when it is first rendered. Until then
 * `fallback` is rendered, by default nothing. Where it cannot be loaded, `Substitute` is rendered, or a message with a retry
 * button; the return of the network retries too.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Substitute?: ComponentType<Props>,
) {
  const lazyOnce = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        if (Substitute) return { default: Substitute }
        throw new LoadError('A part of the back office cannot be loaded.', { cause })
      }
    })
  let Part = lazyOnce()
  const Current = (props: Props) => <Part {...props} />
  // React keeps the failure of a lazy component: the next attempt needs a new one.
  const onCatch = (error: unknown) => {
    if (error instanceof LoadError) Part = lazyOnce()
  }
  return function LazyPart({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    return (
      <CatchBoundary getResetKey={() => 'lazy part'} errorComponent={LoadFailure} onCatch={onCatch}>
        <Suspense fallback={fallback}>
          <Current {...(props as unknown as Props)} />
        </Suspense>
      </CatchBoundary>
    )
  }
}

class LoadError extends Error {}

/** The message of a part that could not be loaded. Errors of the part itself are those of its screen. */
function LoadFailure({ error, reset }: ErrorComponentProps) {
  useWindowEvent('online', reset)
  if (!(error instanceof LoadError)) throw error
  return (
    <div className={styles.failure}>
      <FailureAlert retry={reset}>
        <Trans>Cette partie de l’écran n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.</Trans>
      </FailureAlert>
    </div>
  )
}
