import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { htmlToText } from '@/lib/html-to-text'
import { config, removedAtSending } from '@/lib/sanitize'
import { shorten } from '@/lib/shorten'
import { withoutLocale } from '@/lib/site-paths'
import styles from './text-warnings.module.css'

type Problem = 'heading' | 'link' | 'picture'

const advice: Record<Problem, MessageDescriptor> = {
  heading: msg`Un titre saute un niveau : commencez par « Intertitre », puis « Sous-titre ».`,
  link: msg`Un lien sans adresse utilisable : corrigez son adresse, ou retirez-le.`,
  picture: msg`Une image sans adresse utilisable, que le site ne montre pas : insérez-la de nouveau, ou retirez-la.`,
}

/** How long nothing is typed before a text is checked, in milliseconds: the check of a long one takes longer than a key may. */
const pauseMs = 500

/**
 * Shows the warnings about a formatted text, of which `published` is sent as it is. They never prevent saving. Of `source` the
 * visual editor has left out at loading what the site does not show; in a text that it has written, as `isWritten` says, there is
 * nothing else to remove.
 */
export function TextWarnings({
  label,
  html,
  source,
  isWritten,
  published,
}: {
  label: string
  html: string
  source: string
  isWritten: boolean
  published: string
}) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const now = useMemo(() => ({ html, source, isWritten }), [html, source, isWritten])
  const [checked] = useDebouncedValue(now, pauseMs)
  const warnings = useMemo(
    // The route with a splat alone shows that a page does not exist.
    () => textWarnings(checked.html, (path) => router.getMatchedRoutes(path)[2]?.fullPath !== '/$'),
    [checked.html, router],
  )
  const leftOut = useMemo(() => removedAtSending(checked.source), [checked.source])
  const isKnown = checked.isWritten || checked.html === checked.source || checked.html === published
  const typed = useMemo(() => (isKnown ? [] : removedAtSending(checked.html)), [isKnown, checked.html])
  const removed = checked.html === published ? '' : [...new Set([...leftOut, ...typed])].join(', ')
  return (
    <div role="status">
      {(removed !== '' || warnings.length > 0) && (
        <ul role="list" aria-label={t`À vérifier – ${label}`} className={`stack gap-1 small ${styles.warnings}`}>
          {removed !== '' && (
            <li>
              <IconAlertTriangle aria-hidden />
              <span>
                <Trans>Retiré à l’enregistrement, car le site ne le montre pas : {removed}.</Trans>
              </span>
            </li>
          )}
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

/** The number of occurrences of a problem, and the text of the first one. */
interface Warning {
  problem: Problem
  count: number
  excerpt: string
}

/**
 * Returns the warnings about a formatted text: headings that skip a level, links and pictures without an address that
 * the site shows. `isPage` returns whether a path of this site has a page.
 */
export function textWarnings(html: string, isPage: (path: string) => boolean): Warning[] {
  const warnings = new Map<Problem, Warning>()
  const add = (problem: Problem, excerpt: string) => {
    const known = warnings.get(problem)
    if (known) known.count += 1
    else warnings.set(problem, { problem, count: 1, excerpt: shorten(excerpt, 60) })
  }
  // The title of the page, above the text, is the heading of level 1.
  let level = 1
  for (const [, digit, inner = ''] of html.matchAll(/<h([1-6])\b[^<>]*>([\s\S]*?)<\/h\1>/gi)) {
    if (Number(digit) > level + 1) add('heading', htmlToText(inner))
    level = Number(digit)
  }
  for (const [, tag = '', inner = ''] of html.matchAll(/<a\b([^<>]*)>([\s\S]*?)<\/a>/gi)) {
    const href = attribute(tag, 'href')
    const path = pathOf(href)
    const isShown = config.ALLOWED_URI_REGEXP.test(href)
    if (!isShown || (path !== undefined && !isPage(path))) add('link', htmlToText(inner) || href)
  }
  for (const [tag] of html.matchAll(/<img\b[^<>]*>/gi)) {
    const src = attribute(tag, 'src')
    if (!/^(?:https?:|\/(?![/\\]))/i.test(src)) add('picture', attribute(tag, 'alt') || src)
  }
  return [...warnings.values()]
}

/** Returns the path of a page of this site without language, query and anchor; undefined for other addresses and for files. */
function pathOf(href: string): string | undefined {
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?!api\/)/.test(path) && !/\.[a-z0-9]+$/i.test(path) ? withoutLocale(path) : undefined
}

function attribute(tag: string, name: string): string {
  const [, , value = ''] = new RegExp(`\\b${name}\\s*=\\s*(["'])(.*?)\\1`, 'i').exec(tag) ?? []
  return value.trim()
}
