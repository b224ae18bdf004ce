import { useLingui } from '@lingui/react/macro'
import { IconPhotoDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import styles from './picture.module.css'
import { usePicturePolicy } from './picture-policy'

interface PictureProps {
  src: string
  alt: string
  fallback?: { src: string } | { text: ReactNode }
  placeholder?: ReactNode
  className?: string | undefined
  width?: number
  height?: number
  isEager?: boolean
  isMissing?: (image: HTMLImageElement) => boolean
}

const placeholderFile = { src: '/placeholder-image.png' }

/**
 * A picture of the provider; without a `src` the site's placeholder. When it fails to load, `fallback` (an address of this site, or a
 * text; by default the placeholder) is shown; the picture is tried again once the network is back. `isMissing` returns whether a
 * loaded picture only stands for one that its host does not have. `width` and `height` are the proportions that the box keeps. With data saving a button loads it; `placeholder` replaces the button where none is possible (inside another one,
 * in animations).
 */
export function Picture({
  src: address,
  alt,
  fallback = placeholderFile,
  placeholder,
  className,
  width = 640,
  height = 400,
  isEager = false,
  isMissing,
}: PictureProps) {
  const src = address || placeholderFile.src
  const [failedSource, setFailedSource] = useState('')
  const policy = usePicturePolicy()
  const isBroken = failedSource === src
  const isOnline = policy.isOnline !== false
  const [wasOnline, setWasOnline] = useState(isOnline)
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline)
    if (isOnline) setFailedSource('')
  }
  // React does not repeat the events of before hydration. A drawing without a size of its own is decoded, a broken picture is not.
  const checkEarly = (image: HTMLImageElement | null) => {
    if (isBroken || !image?.complete) return
    if (image.naturalWidth === 0) void image.decode?.().catch(() => setFailedSource(src))
    else if (isMissing?.(image)) setFailedSource(src)
  }
  if (isBroken && 'text' in fallback) return <p className={className}>{fallback.text}</p>
  const image = (
    <img
      src={isBroken && 'src' in fallback ? fallback.src : src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      // A picture that the data saver hides is not requested, unless it is eager. A lazy one is requested with the first layout, at
      // a low priority of its own.
      loading="lazy"
      {...(isEager && { fetchPriority: 'high' })}
      decoding="async"
      ref={checkEarly}
      onLoad={({ currentTarget }) => isMissing?.(currentTarget) && setFailedSource(src)}
      onError={() => setFailedSource(src)}
    />
  )
  if (policy.pictures === 'load' || isOurs(src)) return image
  return (
    <AskedPicture
      key={src}
      src={src}
      isFree={policy.isFree}
      placeholder={placeholder}
      weight={width * height * bytesPerPixel}
    >
      {image}
    </AskedPicture>
  )
}

/** The usual compressed size of a photograph on the web; the provider does not announce it. */
const bytesPerPixel = 0.2

/** Returns whether a picture is a file of the site, which is cached. */
const isOurs = (src: string) => /^\/(?!api\/)/.test(src)

/** A button with a picture's approximate size that loads it. A cached picture is shown at once. */
function AskedPicture({
  src,
  weight,
  isFree,
  placeholder,
  children,
}: {
  src: string
  weight: number
  isFree: (src: string) => Promise<boolean>
  placeholder: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let current = true
    void isFree(src).then((free) => current && free && setShown(true))
    return () => {
      current = false
    }
  }, [src, isFree])
  if (isShown) return children
  if (placeholder !== undefined) return placeholder
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

/** Rounds an estimate to tens of kilobytes. */
const roughly = (bytes: number) => Math.max(1, Math.round(bytes / 10_000)) * 10_000
