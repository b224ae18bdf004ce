import { Trans } from '@lingui/react/macro'
import { IconPhotoDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import styles from './asked-picture.module.css'

/** A picture that waits: a button says about what it weighs (in bytes) and shows it; what is on the device shows at once. */
export function AskedPicture({
  src,
  weight,
  isFree,
  instead,
  children,
}: {
  src: string
  weight: number
  isFree: (src: string) => Promise<boolean>
  instead: ReactNode
  children: ReactNode
}) {
  const locale = useLocale()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let current = true
    void isFree(src).then((free) => current && free && setShown(true))
    return () => {
      current = false
    }
  }, [src, isFree])
  if (shown) return children
  if (instead !== undefined) return instead
  const about = size(roughly(weight), locale)
  return (
    <button type="button" className={`no-print ${styles.ask}`} onClick={() => setShown(true)}>
      <IconPhotoDown aria-hidden />
      <span>
        <Trans>Afficher l’image (≈ {about})</Trans>
      </span>
    </button>
  )
}

/** Rounded to what an estimate is worth: tens of kilobytes. */
const roughly = (bytes: number) => Math.max(1, Math.round(bytes / 10_000)) * 10_000
