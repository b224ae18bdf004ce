import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { local } from '@/lib/storage'
import { schemeKey } from '@/lib/storage-keys'
import { createStore, useStore } from '@/lib/store'
import styles from './scheme-switch.module.css'

const schemes = ['light', 'dark', 'system'] as const
type Scheme = (typeof schemes)[number]

// The boot script (app/boot/boot.ts) applies the choice before the first paint.
const store = createStore<Scheme>(schemes.find((option) => option === local.read(schemeKey)) ?? 'system')

const looks = {
  light: { Icon: IconSun, label: msg`Clair` },
  dark: { Icon: IconMoon, label: msg`Sombre` },
  system: { Icon: IconDeviceDesktop, label: msg`Appareil` },
}

/** Chooses light, dark, or the device's color scheme; persisted between visits. */
export function SchemeSwitch() {
  const { t } = useLingui()
  const current = useStore(store, 'system')
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
              checked={current === scheme}
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
  local.write(schemeKey, scheme)
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}
