import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import type { Key, ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Mode, Values } from '@/admin/crud/record/values'
import type { PreviewPanelProps } from '@/admin/preview/preview'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { withTexts } from '@/admin/with-texts'

/** The preview panel, loaded with the first press. */
let loaded: ComponentType<PreviewPanelProps> | undefined

async function load() {
  loaded = (await withTexts(import('@/admin/preview/preview-panel'))).PreviewPanel
}

/** Returns the preview of a form and the button that opens it; neither for a resource without a public page. */
export function usePreview(form: {
  screen: ResourceDefinition
  mode: Mode
  row: object | undefined
  recordKey: Key | undefined
  values: Values
}): { button: ReactNode; panel: ReactNode } {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  if (!form.screen.publicPage) return { button: null, panel: null }

  const open = () => {
    setState(loaded ? 'open' : 'loading')
    if (!loaded)
      load().then(
        () => setState((last) => (last === 'loading' ? 'open' : last)),
        () => setState('failed'),
      )
  }
  const close = () => {
    setState('closed')
    button.current?.focus()
  }
  const PreviewPanel = loaded
  return {
    button: (
      <>
        <Button
          ref={button}
          variant="subtle"
          leftSection={<IconDeviceMobile aria-hidden />}
          aria-expanded={state === 'open'}
          aria-controls={state === 'open' ? id : undefined}
          onClick={state === 'open' || state === 'loading' ? close : open}
        >
          {state === 'loading' ? <Trans>Ouverture de l’aperçu…</Trans> : <Trans>Aperçu</Trans>}
        </Button>
        {state === 'failed' && (
          <FailureAlert retry={open}>
            <Trans>L’aperçu n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.</Trans>
          </FailureAlert>
        )}
      </>
    ),
    panel: state === 'open' && PreviewPanel && <PreviewPanel {...form} id={id} onClose={close} />,
  }
}
