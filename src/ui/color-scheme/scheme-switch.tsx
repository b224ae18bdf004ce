import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { chooseScheme, schemes, useScheme } from './color-scheme'
import styles from './scheme-switch.module.css'

const looks = {
  light: { Icon: IconSun, label: msg`Clair` },
  dark: { Icon: IconMoon, label: msg`Sombre` },
  system: { Icon: IconDeviceDesktop, label: msg`Appareil` },
}

/** Light, dark, or as the device asks; remembered from visit to visit. */
export function SchemeSwitch() {
  const { t } = useLingui()
  const chosen = useScheme()
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
