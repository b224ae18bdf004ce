import { useLingui } from '@lingui/react/macro'

/** The names of the editor's controls. */
export function useRichTextLabels() {
  const { t } = useLingui()
  return {
    boldControlLabel: t`Gras`,
    italicControlLabel: t`Italique`,
    underlineControlLabel: t`Souligné`,
    clearFormattingControlLabel: t`Effacer la mise en forme`,
    h2ControlLabel: t`Intertitre`,
    h3ControlLabel: t`Sous-titre`,
    blockquoteControlLabel: t`Citation`,
    bulletListControlLabel: t`Liste à puces`,
    orderedListControlLabel: t`Liste numérotée`,
    linkControlLabel: t`Lien`,
    unlinkControlLabel: t`Retirer le lien`,
    undoControlLabel: t`Annuler la frappe`,
    redoControlLabel: t`Rétablir la frappe`,
    linkEditorInputLabel: t`Adresse du lien`,
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t`Ouvrir dans un nouvel onglet`,
    linkEditorInternalLink: t`Ouvrir dans le même onglet`,
    linkEditorSave: t`Enregistrer le lien`,
  }
}
