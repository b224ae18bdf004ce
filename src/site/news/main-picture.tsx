import type { ReactNode } from 'react'
import { Picture } from '@/ui/picture/picture'
import styles from './news.module.css'

/** The large picture of a detail page; without one `children` stand in, and `broken` is shown for one that fails. */
export function MainPicture({
  src,
  broken,
  children,
}: {
  src: string
  broken: { src: string } | { text: ReactNode }
  children: ReactNode
}) {
  return (
    <div className={styles.picture}>
      {src === '' ? <p>{children}</p> : <Picture src={src} alt="" fallback={broken} width={960} height={540} eager />}
    </div>
  )
}
