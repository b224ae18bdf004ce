import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { longDate } from '@/i18n/dates'
import { useLocale } from '@/i18n/use-locale'
import type { Case, Paper } from '@/site/services/cases/case'
import { settings } from '@/site/settings'
import { blocksOf } from '@/site/share/dialog/item-blocks'
import { makeItemFile } from '@/site/share/dialog/item-file'
import { shareFile } from '@/site/share/dialog/share'
import type { ItemText } from '@/site/share/dialog/shared-item'
import { Button } from '@/ui/button/button'
import { notify } from '@/ui/toast/toasts'
import { useCostTexts } from './case-costs'
import { type Dossier, purposeOf } from './dossier'
import { useLetter } from './letter'

/** Shares the dossier as one file that opens in any browser, by the device's share sheet; without one, as a download. */
export function SendDossier({ found, dossier }: { found: Case; dossier: Dossier }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  const today = longDate(now, locale)
  const title = t(found.title)
  const texts = useDossierTexts(found, dossier, now)
  const send = async () => {
    // Nothing loads in an inert document.
    const page = document.implementation.createHTMLDocument()
    page.documentElement.lang = locale
    const file = await makeItemFile(page, { title }, await blocksOf(texts, page), {
      about: [settings.shortName, t`Dossier`, today].join(' · '),
      origin: t`Préparé le ${today} sur l’appareil de la personne concernée, avec le site de la Caisse.`,
      page: { label: t`Page du site :`, href: new URL(`/cas/${found.slug}`, location.href).href },
      links: [],
      noPicture: '',
      cut: t`La suite est restée sur l’appareil.`,
    })
    if ((await shareFile(file, title)) === 'saved') notify('success', t`Le dossier est dans vos téléchargements.`)
  }
  return (
    <p>
      <Button look="secondary" onClick={() => void send()}>
        <IconSend aria-hidden />
        <Trans>Transmettre le dossier</Trans>
      </Button>
    </p>
  )
}

/** The texts of a dossier's file: the letter, the papers and whether they are ticked, the steps, and the notes. */
function useDossierTexts(found: Case, dossier: Dossier, now: string): ItemText[] {
  const { t } = useLingui()
  const locale = useLocale()
  const letter = useLetter(found, dossier, now)
  const costs = useCostTexts(found)
  const asked = found.papers.filter(({ purpose }) => purpose === purposeOf(found, dossier))
  const line = ({ id, text }: Paper) => `${dossier.papers.includes(id) ? '☑' : '☐'} ${t(text)}`
  return [
    { text: letter },
    { heading: t`Pièces`, items: asked.filter(({ isInformation }) => !isInformation).map(line) },
    { heading: t`Renseignements`, items: asked.filter(({ isInformation }) => isInformation).map(line) },
    {
      heading: t`Comment procéder`,
      items: found.family.steps.map((step) => t`${t(step.title)} : ${t(step.text)}`),
      ordered: true,
    },
    ...costs,
    {
      heading: t`Dates`,
      items: dossier.dates.flatMap(({ what, day }) => [longDate(day, locale), what].filter(Boolean).join(', ') || []),
    },
    {
      heading: t`Contacts`,
      items: dossier.contacts.flatMap(({ who, how }) => [who, how].filter(Boolean).join(', ') || []),
    },
  ]
}
