import { useLingui } from '@lingui/react/macro'
import { Button } from '@/ui/button/button'
import { EmptyState } from './empty-state'

/** The error state of a screen or of a part of it: a message and a retry button. */
export function FailureState({ retry, isPart = false }: { retry: () => void; isPart?: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState isPart={isPart} isFailure action={<Button look="quiet" onClick={retry}>{t`Réessayer`}</Button>}>
      {isPart ? t`Cette rubrique n’a pas pu être chargée.` : t`Le contenu de cette page n’a pas pu être chargé.`}
    </EmptyState>
  )
}
