import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Key, ResourceDefinition } from '@/admin/crud/definition/definition'
import type { Mode, Values } from '@/admin/crud/record/values'
import { lazyPart } from '@/admin/ui/lazy-part'

const PreviewPanel = lazyPart(async () => (await import('@/admin/preview/preview-panel')).PreviewPanel)

/** Returns the preview of a form and the button that opens it; neither for a resource without a public page. */
export function usePreview(form: {
  screen: ResourceDefinition
  mode: Mode
  row: object | undefined
  recordKey: Key | undefined
  values: Values
}): { button: ReactNode; panel: ReactNode } {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  if (!form.screen.publicPage) return { button: null, panel: null }

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return {
    button: (
      <Button
        ref={button}
        variant="subtle"
        leftSection={<IconDeviceMobile aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>Aperçu</Trans>
      </Button>
    ),
    panel: isOpen && (
      <PreviewPanel
        {...form}
        id={id}
        onClose={close}
        fallback={
          <p className="note">
            <Trans>Ouverture de l’aperçu…</Trans>
          </p>
        }
      />
    ),
  }
}
