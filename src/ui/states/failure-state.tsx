import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '@/ui/button/button'
import { EmptyState } from './empty-state'

/** The error state of a screen or of a part of it: a message and a retry button. */
export function FailureState({ retry, isPart = false }: { retry: () => void; isPart?: boolean }) {
  const { t } = useLingui()
  // The server's document of a screen that was opened within the app has rows, also while nothing can be read.
  useEffect(() => {
    const isOfAnother = ({ name }: PerformanceEntry) => new URL(name).pathname !== location.pathname
    if (!isPart && performance.getEntriesByType('navigation').some(isOfAnother)) location.reload()
  }, [isPart])
  return (
    <EmptyState isPart={isPart} isFailure action={<Button look="quiet" onClick={retry}>{t`Réessayer`}</Button>}>
      {isPart ? t`Cette rubrique n’a pas pu être chargée.` : t`Le contenu de cette page n’a pas pu être chargé.`}
    </EmptyState>
  )
}
