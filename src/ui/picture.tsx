import { type ReactNode, useState } from 'react'

/**
 * A picture of the provider. When it fails to load, `fallback` is shown instead: an address of ours, or any text.
 * `width` and `height` are its proportions; the box keeps them while nothing has arrived.
 */
export function Picture({
  src,
  alt,
  fallback,
  className,
  width = 640,
  height = 400,
  eager = false,
}: {
  src: string
  alt: string
  fallback: { src: string } | { text: ReactNode }
  className?: string | undefined
  width?: number
  height?: number
  eager?: boolean
}) {
  const [failed, setFailed] = useState('')
  const broken = failed === src
  if (broken && 'text' in fallback) return <p className={className}>{fallback.text}</p>
  return (
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
}
