// Imported before the styles that override it.
import '@/admin/ui/mantine.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { adminListQuery } from '@/api/online-queries'
import { actualites } from '@/contract/rows/actualites'
import { interviews } from '@/contract/rows/interviews'
import { useLocale } from '@/i18n/use-locale'
import { type ContentWarning, contentWarnings, mostWords, type Problem } from './content-check'
import { type Correction, corrected } from './corrections'
import { isDeadPath } from './dead-links'
import styles from './field-warnings.module.css'
import { isTypographic } from './typography'

const advice: Record<Problem, MessageDescriptor> = {
  'no title': msg`Il n’y a pas de titre : écrivez-en un, c’est lui qu’on lit dans les listes.`,
  'main heading': msg`Un titre de premier niveau : la page a déjà le sien, choisissez « Intertitre ».`,
  'skipped heading': msg`Un titre saute un niveau : commencez par « Intertitre », puis « Sous-titre ».`,
  'empty paragraph': msg`Un paragraphe vide : supprimez-le, l’espace se fait tout seul.`,
  'link without words': msg`Un lien sans texte : écrivez où il mène, ou retirez-le.`,
  'dead link': msg`Un lien vers une page de ce site qui n’existe pas : corrigez son adresse.`,
  'picture without description': msg`Une image sans description : ajoutez ce qu’elle montre.`,
  'long sentence': msg`Une phrase de plus de ${mostWords} mots : coupez-la en deux.`,
  English: msg`Une phrase en anglais : écrivez-la en français, elle sera traduite.`,
  'space before a sign': msg`Il manque une espace avant « : », « ; », « ? », « ! » ou « % ».`,
  'space after a sign': msg`Il manque une espace après « : », « ; », « ? » ou « ! ».`,
  'digits together': msg`Des chiffres collés : séparez-les par trois, comme 1 500 000.`,
  'quotation marks': msg`Des guillemets à corriger : écrivez « texte », avec une espace à l’intérieur.`,
  apostrophe: msg`Une apostrophe droite : écrivez ’.`,
}

interface FieldWarningsProps {
  name: string
  label: string
  text: string
  isHtml: boolean
  /** Whether the text differs from the saved text. */
  isTyped: boolean
  /** Whether the field has the focus. */
  isTyping: boolean
  onChange: (text: string) => void
}

const titles = new Set(['title', 'titre', 'nom', 'label'])

/**
 * Shows warnings about a French text. They never prevent saving. While the user types, no new warning appears, and
 * the warnings that no longer apply disappear.
 */
export function FieldWarnings({ name, label, text: latest, isHtml, isTyped, isTyping, onChange }: FieldWarningsProps) {
  const { t } = useLingui()
  const isDead = useDeadPaths()
  const text = useDeferredValue(latest)
  const isTitle = isTyped && titles.has(name)
  const found = useMemo(() => contentWarnings({ text, isHtml, isTitle }, isDead), [text, isHtml, isTitle, isDead])
  const [settled, setSettled] = useState(isTyping ? [] : found)
  if (!isTyping && settled !== found) setSettled(found)
  const warnings = isTyping ? found.filter((one) => settled.some(({ problem }) => problem === one.problem)) : found
  const isFaulty = warnings.some(({ problem }) => isTypographic(problem))
  const correction = useMemo(() => (isFaulty ? corrected(text, isHtml) : undefined), [isFaulty, text, isHtml])
  const [made, setMade] = useState<Correction & { from: string }>()
  const correct = (next: Correction) => {
    setMade({ ...next, from: text })
    onChange(next.text)
  }
  return (
    <div className={styles.status}>
      <Warnings label={label} warnings={warnings} />
      {correction && correction.changes.length > 0 && text === latest && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Corriger la typographie – ${label}`}
          onClick={() => correct(correction)}
        >
          <Trans>Corriger</Trans>
        </Button>
      )}
      <div role="status">
        {made?.text === latest && <Corrected changes={made.changes} label={label} onUndo={() => onChange(made.from)} />}
      </div>
    </div>
  )
}

function Warnings({ label, warnings }: { label: string; warnings: readonly ContentWarning[] }) {
  const { t, i18n } = useLingui()
  return (
    <div role="status">
      {warnings.length > 0 && (
        <ul aria-label={t`À vérifier – ${label}`} className={styles.warnings}>
          {warnings.map(({ problem, count, excerpt }) => (
            <li key={problem}>
              <IconAlertTriangle aria-hidden />
              <span>
                {i18n._(advice[problem])} {excerpt !== '' && <q lang="fr">{excerpt}</q>}
                {count > 1 && (
                  <>
                    {' '}
                    (<Plural value={count} one="# fois" other="# fois" />)
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The maximum number of changes shown. */
const mostShown = 12

/** Lists the changes of a correction. The undo button takes the focus from the removed correction button. */
function Corrected({ changes, label, onUndo }: Pick<Correction, 'changes'> & { label: string; onUndo: () => void }) {
  const { t } = useLingui()
  const more = changes.length - mostShown
  return (
    <div className={styles.corrected}>
      <p>
        <Trans>Corrigé :</Trans>
      </p>
      <ul aria-label={t`Corrigé – ${label}`}>
        {changes.slice(0, mostShown).map(({ index, before, after }) => (
          <li key={index} lang="fr">
            <del>{before}</del> → <ins>{after}</ins>
          </li>
        ))}
        {more > 0 && <li>{t`et ${more} de plus`}</li>}
      </ul>
      <Button ref={focus} size="compact-sm" variant="default" onClick={onUndo}>
        <Trans>Annuler la correction</Trans>
      </Button>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Returns a function that checks a path against the routes and the cached lists. */
function useDeadPaths() {
  const { routesByPath } = useRouter()
  const queryClient = useQueryClient()
  const locale = useLocale()
  return useMemo(() => {
    const slugsOf = (resource: typeof actualites | typeof interviews) =>
      queryClient.getQueryData(adminListQuery(resource, locale).queryKey)?.map(({ slug }) => slug)
    const known = { actualites: slugsOf(actualites), interviews: slugsOf(interviews) }
    const slugs = Object.fromEntries(
      Object.entries(known).filter((entry): entry is [string, string[]] => entry[1] !== undefined),
    )
    return (path: string) => isDeadPath(path, { routes: Object.keys(routesByPath), slugs })
  }, [routesByPath, queryClient, locale])
}
