import { Picture } from '@/ui/picture/picture'
import styles from './sponsor.module.css'

/** A partner's mark, or its name where there is none. */
export function Sponsor({ name, image }: { name: string; image: string }) {
  return (
    <div className={styles.sponsor}>
      {image === '' ? (
        <span>{name}</span>
      ) : (
        <Picture
          src={image}
          alt={name}
          fallback={{ text: name }}
          instead={<span>{name}</span>}
          width={160}
          height={80}
        />
      )}
    </div>
  )
}
