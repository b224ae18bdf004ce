import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { memo, useDeferredValue, useId, useMemo } from 'react'
import type { Screen } from '@/admin/crud/definition/definition'
import { isTranslated } from '@/admin/crud/definition/fields'
import type { Values } from '@/admin/crud/form/values'
import { adminListQuery } from '@/api/online-queries'
import { actualites } from '@/contract/rows/actualites'
import { interviews } from '@/contract/rows/interviews'
import { useLocale } from '@/i18n/use-locale'
import { checkContent, mostWords, type Problem } from './content-checks'
import { isDeadPath } from './dead-links'
import styles from './remarks.module.css'

const advice: Record<Problem, MessageDescriptor> = {
  'no title': msg`Il n’y a pas de titre : écrivez-en un, c’est lui qu’on lit dans les listes.`,
  'main heading': msg`Un titre de premier niveau : la page a déjà le sien, choisissez « Intertitre ».`,
  'skipped heading': msg`Un titre saute un niveau : commencez par « Intertitre », puis « Sous-titre ».`,
  'empty paragraph': msg`Un paragraphe vide : supprimez-le, l’espace se fait tout seul.`,
  'link without words': msg`Un lien sans texte : écrivez où il mène, ou retirez-le.`,
  'dead link': msg`Un lien vers une page de ce site qui n’existe pas : corrigez son adresse.`,
  'picture without description': msg`Une image sans description : ajoutez ce qu’elle montre.`,
  'long sentence': msg`Une phrase de plus de ${mostWords} mots : coupez-la en deux.`,
  'space before a sign': msg`Il manque une espace avant « : », « ; », « ? », « ! » ou « % ».`,
  'quotation marks': msg`Des guillemets à corriger : écrivez « texte », avec une espace à l’intérieur.`,
  apostrophe: msg`Une apostrophe droite : écrivez ’.`,
}

const titles = new Set(['title', 'titre', 'nom', 'label'])

/** What should be looked at in the French texts of a form; nothing of it keeps anybody from saving. */
export const Remarks = memo(({ screen, values: latest }: { screen: Screen; values: Values }) => {
  // The frame is sent what was typed before that is checked.
  const values = useDeferredValue(latest)
  const { i18n } = useLingui()
  const id = useId()
  const isDead = useDeadPaths()
  const remarks = useMemo(() => {
    const texts = Object.entries(screen.fields).flatMap(([name, field]) => {
      const value = values[name]
      if (field.kind === 'hidden' || !isTranslated(field) || typeof value !== 'string') return []
      return [{ field: name, text: value, isHtml: field.kind === 'html', isTitle: titles.has(name) }]
    })
    return checkContent(texts, isDead)
  }, [screen, values, isDead])
  return (
    <section aria-labelledby={id} className={styles.remarks}>
      <h3 id={id}>
        <Trans>À vérifier dans le texte français</Trans>
      </h3>
      {remarks.length === 0 ? (
        <p>
          <Trans>Rien à signaler.</Trans>
        </p>
      ) : (
        <ul>
          {remarks.map(({ field, problem, count, excerpt }) => {
            const shown = screen.fields[field]
            return (
              <li key={`${field} ${problem}`}>
                <strong>{shown && 'label' in shown ? i18n._(shown.label) : field}</strong> – {i18n._(advice[problem])}
                {excerpt !== '' && <q lang="fr">{excerpt}</q>}
                {count > 1 && (
                  <span>
                    {' '}
                    (<Plural value={count} one="# fois" other="# fois" />)
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
})

/** Tells of a path of this site whether it leads nowhere, as far as the routes and the lists that were read say. */
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
