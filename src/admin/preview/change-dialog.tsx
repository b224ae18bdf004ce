// Imported first, so that the styles below override it.
import '@/admin/ui/mantine.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { changedWords } from '@/admin/crud/conflict/changed-words'
import { versionText } from '@/admin/crud/conflict/version-text'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { labelsOf } from '@/admin/crud/definition/fields'
import { snapshotOf } from '@/admin/crud/record/snapshot'
import type { Values } from '@/admin/crud/record/values'
import { useEnglish } from '@/admin/translation/use-english'
import { Dialog, DialogBody, DialogFoot } from '@/admin/ui/dialog'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import type { Width } from '@/preview/messages'
import styles from './change-dialog.module.css'
import { draftRow, isOfDetail } from './draft-row'
import { placementsOf } from './placements'
import { WidthChoice } from './preview-bar'
import { PreviewNotes } from './preview-notes'
import { PreviewView } from './preview-view'
import { setReview } from './review-setting'
import { useFileAddresses } from './use-file-addresses'

export interface ChangeDialogProps {
  screen: ResourceDefinition
  /** The record as it is saved, in French. */
  row: object
  recordKey: number | string
  values: Values
  /** The fields that differ. */
  changed: readonly string[]
  onConfirm: () => void
  onClose: () => void
}

/** Shows the changes for readers before saving: the changed passages, and the card in both languages. Enter saves. */
export function ChangeDialog({ onConfirm, onClose, ...change }: ChangeDialogProps) {
  const [width, setWidth] = useState<Width>(360)
  const [isOff, setIsOff] = useState(false)
  /** The frames of the second language are rendered after the first: each is a whole page. */
  const [isFrenchDrawn, setIsFrenchDrawn] = useState(false)
  return (
    <Dialog title={<Trans>Ce qui change pour le lecteur</Trans>} onClose={onClose}>
      <DialogBody>
        <div className={styles.changes}>
          <Passages {...change} />
          <div className={styles.bar}>
            <WidthChoice width={width} onChange={setWidth} />
            <label className={styles.off}>
              <input type="checkbox" checked={isOff} onChange={(event) => setIsOff(event.currentTarget.checked)} />
              <Trans>Ne plus montrer (l’aide du formulaire permet d’y revenir)</Trans>
            </label>
          </div>
          <Comparison
            {...change}
            locale="fr"
            width={width}
            title={<Trans>En français</Trans>}
            onDrawn={() => setIsFrenchDrawn(true)}
          />
          {isFrenchDrawn && <Comparison {...change} locale="en" width={width} title={<Trans>En anglais</Trans>} />}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="default" className={styles.button ?? ''} onClick={onClose}>
          <Trans>Revenir à la saisie</Trans>
        </Button>
        <Button
          className={styles.button ?? ''}
          data-autofocus
          onClick={() => {
            if (isOff) setReview(false)
            onConfirm()
          }}
        >
          <Trans>Enregistrer</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

type Change = Omit<ChangeDialogProps, 'onConfirm' | 'onClose'>

/** The changed French texts. */
function Passages({ screen, row, values, changed }: Change) {
  const locale = useLocale()
  const saved = snapshotOf(screen, row)
  return (
    <dl className={styles.passages}>
      {changed.map((name) => {
        const before = versionText(screen, name, saved[name] ?? '', locale)
        const after = versionText(screen, name, values[name] ?? '', locale)
        return (
          <div key={name}>
            <dt>{labelsOf(screen, [name])}</dt>
            <dd lang="fr">
              <Passage text={before} other={after} as="del" /> → <Passage text={after} other={before} as="ins" />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** How many unchanged characters are shown beside a change. */
const around = 60

function Passage({ text, other, as: Mark }: { text: string; other: string; as: 'del' | 'ins' }): ReactNode {
  if (text === '') return '—'
  const parts = changedWords(text, [other])
  return parts.map(({ at, text: part, isChanged }, index) => {
    if (isChanged) return <Mark key={at}>{part}</Mark>
    const head = index === 0 ? '' : part.slice(0, around)
    const tail = index === parts.length - 1 ? '' : part.slice(-around)
    return part.length > head.length + tail.length ? `${head}… ${tail}` : part
  })
}

/** The record on its public page, before and after. */
function Comparison({
  screen,
  row,
  recordKey,
  values,
  changed,
  locale,
  width,
  title,
  onDrawn,
}: Change & { locale: Locale; width: Width; title: ReactNode; onDrawn?: () => void }) {
  const { t } = useLingui()
  const [isOnPage, setIsOnPage] = useState(true)
  const addressOf = useFileAddresses()
  const isEnglish = locale === 'en'
  const english = useEnglish(screen, recordKey, { wanted: isEnglish })
  const placements = placementsOf(screen.resource.name)
  const placement =
    placements.find(({ id }) => id === 'detail' && changed.every((name) => isOfDetail(screen.resource.name, name))) ??
    placements[0]
  const path = placement?.path(recordKey, row)
  const before = isEnglish ? english.row : row
  if (!placement || !path) return null
  const after = draftRow({ screen, mode: 'edit', values, saved: row, english: english.row, isEnglish, addressOf })
  const draftOf = (shown: object) => ({
    resource: screen.resource.name,
    row: shown,
    path,
    placement: placement.placement,
    locale,
    scheme: 'light' as const,
    width,
  })
  return (
    <section>
      <h3>{title}</h3>
      <PreviewNotes {...{ english, placement, isOnPage }} untranslated={after.untranslated} />
      {before && (
        <div className={styles.comparison}>
          <figure>
            <figcaption>
              <Trans>Avant</Trans>
            </figcaption>
            <PreviewView draft={draftOf(before)} title={t`Avant`} isStill onShown={() => undefined} />
          </figure>
          <figure>
            <figcaption>
              <Trans>Après</Trans>
            </figcaption>
            <PreviewView
              draft={draftOf(after.row)}
              title={t`Après`}
              isStill
              onShown={(shown) => {
                setIsOnPage(shown.isOnPage)
                onDrawn?.()
              }}
            />
          </figure>
        </div>
      )}
    </section>
  )
}
