import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { getToken } from '@/api/token'
import { pagedLists, publicLists } from '@/contract/rows/public-lists'
import { useLocale } from '@/i18n/use-locale'
import { InstallButton } from '@/pwa/install/install'
import { setSavesData, useSavesData } from '@/pwa/network/low-data'
import { release } from '@/pwa/update/release'
import { writeSetting } from '@/pwa/worker/reader-settings'
import { ListLinks, useCachedLists } from '@/site/lists/list-links'
import { Accordion } from '@/ui/accordion/accordion'
import { Button, buttonClass } from '@/ui/button/button'
import { Switch } from '@/ui/fields/switch'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { usePageTitle } from '@/ui/text/page-title'
import { notify } from '@/ui/toast/toasts'
import { DeviceState } from './device-state'
import styles from './offline-page.module.css'
import type { MissingParts } from './whole-site'

/** Whether the site can be read offline on this device, what is saved and read ahead, and, folded, what can be read. */
export function OfflineDiagnosisPage() {
  return (
    <>
      <PageHeader
        lead={
          <Trans>Après une première visite, les pages et les listes se lisent sans réseau, dans votre langue.</Trans>
        }
      />
      <div className={`container page gap-5 ${styles.page}`}>
        <DeviceState />
        <LowDataSwitch />
        <ReadAhead />
        <p>
          <Link to="/mes-documents">
            <Trans>Mes documents</Trans>
          </Link>
        </p>
        <Accordion
          name="appareil"
          items={[
            {
              id: 'contenus',
              heading: <Trans>Ce qui se lit sans réseau</Trans>,
              body: <Readable />,
            },
            { id: 'installer', heading: <Trans>Installer l’application</Trans>, body: <InstallSteps /> },
            { id: 'reparer', heading: <Trans>Si le site s’affiche mal</Trans>, body: <Repair /> },
          ]}
        />
      </div>
    </>
  )
}

/** What can be read without a network in the reader's language. */
function Readable() {
  const lists = useCachedLists()
  if (lists.length === 0)
    return (
      <p>
        <Trans>
          Les pages de l’institution et des services, et le guide. Une liste est gardée dès qu’elle a été lue avec une
          connexion.
        </Trans>
      </p>
    )
  return (
    <>
      <p>
        <Trans>Les pages de l’institution et des services, le guide, et ces listes :</Trans>
      </p>
      <ListLinks lists={lists} />
    </>
  )
}

const devices = [
  {
    name: msg`iPhone et iPad (Safari)`,
    steps: [
      msg`Touchez le bouton Partager, en bas ou en haut de l’écran.`,
      msg`Choisissez « Sur l’écran d’accueil ».`,
      msg`Touchez « Ajouter ».`,
      msg`Ouvrez une première fois l’application avec une connexion : elle garde alors sa propre copie du site.`,
    ],
  },
  {
    name: msg`Android (Chrome)`,
    steps: [
      msg`Ouvrez le menu ⋮ du navigateur.`,
      msg`Choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».`,
    ],
  },
  {
    name: msg`Ordinateur (Chrome, Edge)`,
    steps: [msg`Cliquez sur l’icône d’installation, à droite dans la barre d’adresse.`],
  },
]

/** How the site becomes an application, for each kind of device: by its own button where the browser offers one. */
function InstallSteps() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>
          Une fois installé, le site s’ouvre comme une application, avec ou sans réseau, dans la dernière langue
          choisie.
        </Trans>
      </p>
      <InstallButton />
      <div className={`grid-auto gap-5 ${styles.devices}`}>
        {devices.map(({ name, steps }) => (
          <div key={name.id}>
            <h2>{t(name)}</h2>
            <ol className="stack gap-1">
              {steps.map((step) => (
                <li key={step.id}>{t(step)}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  )
}

/** The page that repairs the site, which depends on none of its files, and the release, which a report of a fault names. */
function Repair() {
  // The release is known after hydration.
  const version = useHydrated() ? release : '…'
  return (
    <>
      <p>
        <Trans>
          La réparation efface les fichiers et les contenus du site gardés sur cet appareil, puis les télécharge de
          nouveau. Vos documents et vos choix restent.
        </Trans>
      </p>
      <p>
        <a href="/reparer" className={buttonClass('secondary')}>
          <Trans>Réparer le site</Trans>
        </a>
      </p>
      <p>
        <Trans>
          Si l’on vous demande la version : <code>{version}</code>
        </Trans>
      </p>
    </>
  )
}

/** Switches low-data mode by hand. */
function LowDataSwitch() {
  const saves = useSavesData()
  const about = useId()
  const choose = (on: boolean) => {
    setSavesData(on)
    void writeSetting('savesData', on)
  }
  return (
    <div className={`stack gap-2 ${styles.choice}`}>
      <Switch isOn={saves} aria-describedby={about} onChange={choose}>
        <Trans>Économiser les données</Trans>
      </Switch>
      <p id={about} className="note measure">
        <Trans>Les images ne sont chargées qu’à votre demande, et rien n’est téléchargé à l’avance.</Trans>
      </p>
    </div>
  )
}

/** What is read ahead (pwa/prefetch), and a button for all of it, in both languages, that names its cost. */
function ReadAhead() {
  return (
    <div className={`stack gap-2 ${styles.choice}`}>
      <p className="note measure">
        <Trans>
          Les listes sont lues à l’avance, dans votre langue. En Wi-Fi, sur un ordinateur ou dans l’application
          installée, les actualités, les interviews et les images le sont aussi.
        </Trans>
      </p>
      <DownloadAll />
    </div>
  )
}

function DownloadAll() {
  const { t } = useLingui()
  const titleOf = usePageTitle()
  const queryClient = useQueryClient()
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    if (isBusy) return
    if (getToken() !== null)
      return notify('error', t`Rien n’est gardé pendant une session. Déconnectez-vous, puis réessayez.`)
    setBusy(true)
    try {
      const { cacheWholeSite } = await import('./whole-site')
      const missing = namesOf(await cacheWholeSite(queryClient, locale)).join(', ')
      if (missing === '') notify('success', t`Le site est gardé sur cet appareil.`)
      else notify('error', t`Une partie du site n’a pas pu être gardée : ${missing}. Réessayez plus tard.`)
    } catch {
      notify('error', t`Le site n’a pas pu être gardé. Vérifiez votre connexion, puis réessayez.`)
    }
    setBusy(false)
  }

  /** Returns the names of what is missing. The lists without a page are texts of several pages. */
  function namesOf({ files, lists, translations, records, pictures: images }: MissingParts): string[] {
    const names = pagedLists.filter(({ name }) => lists.includes(name)).map(({ page }) => titleOf(page.path))
    return [
      ...(files ? [t`les pages`] : []),
      ...(lists.length === publicLists.length ? [t`les listes`] : names),
      ...(lists.length > names.length && lists.length < publicLists.length ? [t`des textes de l’institution`] : []),
      ...(translations ? [locale === 'fr' ? t`les listes en anglais` : t`les listes en français`] : []),
      ...(records > 0 ? [t`${plural(records, { one: '# article', other: '# articles' })}`] : []),
      ...(images > 0 ? [t`${plural(images, { one: '# image', other: '# images' })}`] : []),
    ]
  }

  return (
    <Button look="secondary" aria-busy={isBusy} onClick={() => void download()}>
      {isBusy ? <Trans>En cours…</Trans> : <Trans>Tout garder maintenant (au plus 3,5 Mo)</Trans>}
    </Button>
  )
}
