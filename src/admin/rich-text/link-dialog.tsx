import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Dialog, DialogBody, DialogFoot } from '@/admin/ui/dialog'
import { withDirectAddresses } from '@/lib/direct-address'
import { seenText } from '@/lib/seen-text'
import { linkAddress } from './link-address'
import styles from './link-dialog.module.css'

/** Asks for the address of the link at the selection of an editor, which `onClose` gives the focus to. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui()
  const [isChange] = useState(() => editor.isActive('link'))
  const [text, setText] = useState(() => hrefIn(editor))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const address = linkAddress(text)
  return (
    <Dialog title={isChange ? <Trans>Modifier le lien</Trans> : <Trans>Insérer un lien</Trans>} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble to the record's form.
          event.stopPropagation()
          setIsSubmitted(true)
          if (address === undefined) return
          onClose()
          setLink(editor, address, withDirectAddresses(seenText(text)))
        }}
      >
        <DialogBody>
          <div className="stack">
            <TextInput
              data-autofocus
              inputMode="url"
              autoComplete="off"
              required
              label={t`Adresse du lien`}
              description={t`Par exemple https://exemple.cm, www.exemple.cm, nom@exemple.cm, ou /publications pour une page du site.`}
              value={text}
              error={
                isSubmitted &&
                address === undefined &&
                t`Ce n’est pas une adresse : entrez une adresse qui commence par https:// ou www., une adresse électronique, ou le chemin d’une page du site.`
              }
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {!isChange && editor.state.selection.empty && (
              <p className="note">
                <Trans>Aucun texte n’est sélectionné : l’adresse elle-même sera le texte du lien.</Trans>
              </p>
            )}
          </div>
        </DialogBody>
        <LinkActions
          isChange={isChange}
          onRemove={() => {
            onClose()
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
          }}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

function LinkActions({
  isChange,
  onRemove,
  onClose,
}: {
  isChange: boolean
  onRemove: () => void
  onClose: () => void
}) {
  return (
    <DialogFoot>
      {isChange && (
        <Button variant="default" onClick={onRemove}>
          <Trans>Retirer le lien</Trans>
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        <Trans>Annuler</Trans>
      </Button>
      <Button type="submit">
        <Trans>Enregistrer le lien</Trans>
      </Button>
    </DialogFoot>
  )
}

function hrefIn(editor: Editor): string {
  const { href }: { href?: unknown } = editor.getAttributes('link')
  return typeof href === 'string' ? href : ''
}

/** Links the selection, or changes the link at it; without either inserts `text`. */
function setLink(editor: Editor, href: string, text: string) {
  const chain = editor.chain().focus()
  if (editor.isActive('link') || !editor.state.selection.empty)
    chain.extendMarkRange('link').setLink({ href, target: null }).run()
  else
    chain
      .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href, target: null } }] })
      // What is typed after it is not part of the link.
      .unsetMark('link')
      .run()
}
