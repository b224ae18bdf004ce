import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDeviceMobile, IconDuplicate, IconEye, IconHelp } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { isFileKind } from '@/admin/crud/definition/fields'
import type { PreviewedForm } from '@/admin/crud/preview/preview'
import { lazyPart } from '@/admin/ui/lazy-part'
import styles from './form-bar.module.css'
import type { RecordFormOptions } from './use-record-form'

/** The toolbar of a form: link to the public page, duplicate, preview and help. */
export function FormBar({
  options: { screen, mode, row },
  preview,
  onDuplicate,
}: {
  options: Pick<RecordFormOptions, 'screen' | 'mode' | 'row'>
  preview: ReactNode
  onDuplicate: () => void
}) {
  const { t } = useLingui()
  const [hasHelp, setHasHelp] = useState(false)
  const help = useId()
  const page = mode === 'edit' && row ? screen.publicPage?.(row) : undefined
  return (
    <>
      <div className={`buttons gap-1 ${styles.bar}`}>
        {page && (
          <Button
            component="a"
            href={page}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            leftSection={<IconEye aria-hidden />}
            title={t`Voir sur le site`}
            aria-label={t`Voir sur le site (nouvel onglet)`}
          >
            <span className={styles.name}>
              <Trans>Voir sur le site</Trans>
            </span>
          </Button>
        )}
        {mode === 'edit' && (
          <Button
            variant="subtle"
            leftSection={<IconDuplicate aria-hidden />}
            title={t`Dupliquer`}
            aria-label={t`Dupliquer`}
            onClick={onDuplicate}
          >
            <span className={styles.name}>
              <Trans>Dupliquer</Trans>
            </span>
          </Button>
        )}
        {preview}
        <Button
          variant="subtle"
          leftSection={<IconHelp aria-hidden />}
          aria-expanded={hasHelp}
          aria-controls={hasHelp ? help : undefined}
          onClick={() => setHasHelp(!hasHelp)}
        >
          <Trans>Aide</Trans>
        </Button>
      </div>
      {hasHelp && <FormHelp id={help} screen={screen} isEdited={mode === 'edit'} />}
    </>
  )
}

/** The help that applies to many fields. */
function FormHelp({ id, screen, isEdited }: { id: string; screen: ResourceDefinition; isEdited: boolean }) {
  const hasFiles = Object.values(screen.fields).some(({ kind }) => isFileKind(kind))
  return (
    <div id={id} className={`small ${styles.help}`}>
      <ul className="stack gap-1">
        <li>
          <Trans>Les champs marqués d’un astérisque (*) sont obligatoires. Ctrl + S enregistre.</Trans>
        </li>
        {!screen.untranslated && (
          <li>
            <Trans>Le texte se saisit en français ; il est traduit automatiquement.</Trans>
          </li>
        )}
        {hasFiles && (
          <li>
            <Trans>Un fichier pèse 10 Mo au plus ; il se choisit, ou se dépose sur son champ.</Trans>{' '}
            {isEdited && (
              <Trans>Un autre fichier remplace celui de la fiche, qui ne peut pas être retiré sans remplaçant.</Trans>
            )}
          </li>
        )}
      </ul>
    </div>
  )
}

const PreviewPanel = lazyPart(async () => (await import('@/admin/crud/preview/preview')).PreviewPanel)

/** Returns the preview of a form and the button that opens it; neither for a resource without a public page. */
export function usePreview(form: PreviewedForm): { button: ReactNode; panel: ReactNode } {
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
