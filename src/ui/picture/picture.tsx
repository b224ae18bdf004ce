import { type ReactNode, useState } from 'react'
import { AskedPicture } from './asked-picture'
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

/** What a photograph takes as it is usually packed for the web; the provider does not say it beforehand. */
const bytesPerPixel = 0.2

/** A drawing that came with the site costs nothing more. */
const isOurs = (src: string) => /^\/(?!api\/)/.test(src)
