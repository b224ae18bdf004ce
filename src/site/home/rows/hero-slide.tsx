import { useState } from 'react'
import { TypedText } from '@/ui/motion/typed-text'
import { usePicturePolicy } from '@/ui/picture/picture-policy'
import styles from './hero-slides.module.css'

/** A slide: its picture, which fades in over the drawing once it is there, its title, and its text typed out. */
export function HeroSlide({
  slide,
  lively,
}: {
  slide: { title: string; description: string; image: string }
  lively: boolean
}) {
  const [picture, setPicture] = useState<'coming' | 'there' | 'failed'>('coming')
  // Over a drawing that is there anyway, a slide's picture is never worth the data of who saves it.
  const wanted = usePicturePolicy().pictures === 'load'
  return (
    <div className={styles.slide}>
      <div className={styles.media}>
        {wanted && slide.image !== '' && picture !== 'failed' && (
          <img
            src={slide.image}
            alt=""
            width={640}
            height={400}
            decoding="async"
            className={styles.picture}
            data-state={picture}
            onLoad={() => setPicture('there')}
            onError={() => setPicture('failed')}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.slideTitle}>{slide.title}</h2>
        <p className={styles.slideText}>
          <TypedText text={slide.description} lively={lively} />
        </p>
      </div>
    </div>
  )
}
