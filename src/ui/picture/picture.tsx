import { useLingui } from '@lingui/react/macro'
import { IconPhotoDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import styles from './picture.module.css'
import { usePicturePolicy } from './picture-policy'

/**
 * A picture of the provider. When it fails to load, `fallback` is shown instead: an address of ours, or any text.
 * `width` and `height` are its proportions; the box keeps them while nothing has arrived. Where the reader saves data
 * a button loads it; `instead` stands there where no button can (inside another one, in what moves).
 */
export function Picture({
  src,
  alt,
  fallback,
  instead,
  className,
  width = 640,
  height = 400,
  eager = false,
}: {
  src: string
  alt: string
  fallback: { src: string } | { text: ReactNode }
  instead?: ReactNode
  className?: string | undefined
  width?: number
  height?: number
  eager?: boolean
}) {
  const [failed, setFailed] = useState('')
  const policy = usePicturePolicy()
  const broken = failed === src
  if (broken && 'text' in fallback) return <p className={className}>{fallback.text}</p>
  const image = (
    <img
      src={broken && 'src' in fallback ? fallback.src : src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
  if (policy.pictures === 'load' || isOurs(src)) return image
  return (
    <AskedPicture key={src} src={src} isFree={policy.isFree} instead={instead} weight={width * height * bytesPerPixel}>
      {image}
    </AskedPicture>
  )
}

/** What a photograph takes as it is usually packed for the web; the provider does not announce it. */
const bytesPerPixel = 0.2

/** A drawing that came with the site costs nothing more. */
const isOurs = (src: string) => /^\/(?!api\/)/.test(src)

/** A picture that waits: a button names its approximate weight (in bytes) and shows it; what is on the device shows at once. */
function AskedPicture({
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
  const { t } = useLingui()
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
    <button
      type="button"
      className={`no-print ${styles.ask}`}
      aria-label={t`Afficher l’image (≈ ${about})`}
      onClick={() => setShown(true)}
    >
      <IconPhotoDown aria-hidden />
      <span className={styles.words}>{t`Afficher l’image (≈ ${about})`}</span>
      <span className={styles.weight}>≈ {about}</span>
    </button>
  )
}

/** Rounded to what an estimate is worth: tens of kilobytes. */
const roughly = (bytes: number) => Math.max(1, Math.round(bytes / 10_000)) * 10_000
