import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { createStore, useStore } from '@/lib/store'
import { stored } from '@/lib/stored'
import styles from './scheme-switch.module.css'

const schemes = ['light', 'dark', 'system'] as const
type Scheme = (typeof schemes)[number]

// index.html applies the choice before painting.
const choice = stored('scheme')
const store = createStore<Scheme>(schemes.find((known) => known === choice.read()) ?? 'system')

const looks = {
  light: { Icon: IconSun, label: msg`Clair` },
  dark: { Icon: IconMoon, label: msg`Sombre` },
  system: { Icon: IconDeviceDesktop, label: msg`Appareil` },
}

/** Light, dark, or as the device asks; persisted between visits. */
export function SchemeSwitch() {
  const { t } = useLingui()
  const chosen = useStore(store, 'system')
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t`Couleurs du site`}</legend>
      {schemes.map((scheme) => {
        const { Icon, label } = looks[scheme]
        return (
          <label key={scheme} className={styles.choice}>
            <input
              type="radio"
              name="scheme"
              value={scheme}
              checked={chosen === scheme}
              onChange={() => chooseScheme(scheme)}
            />
            <Icon aria-hidden />
            {t(label)}
          </label>
        )
      })}
    </fieldset>
  )
}

function chooseScheme(scheme: Scheme) {
  store.set(scheme)
  choice.write(scheme)
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}
