import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Picture } from '@/ui/picture/picture'
import { DateText } from '@/ui/text/date-text'
import styles from './news-card.module.css'

/** A news item of the home page: "Voir plus" leads to it. */
export function NewsCard({
  news,
}: {
  news: { titre: string; slug: string; description: string; image: string; datePublication: string }
}) {
  const { t } = useLingui()
  const { titre, slug } = news
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture src={news.image || placeholder} alt="" fallback={{ src: placeholder }} />
      </div>
      <div className={styles.body}>
        <p className={styles.date}>
          <DateText iso={news.datePublication} missing={<Trans>Date inconnue</Trans>} />
        </p>
        <h3 className={styles.title}>{titre}</h3>
        <p className={styles.text}>{news.description}</p>
        {slug !== '' && (
          <Link to="/actualites/$slug" params={{ slug }} className={styles.more} aria-label={t`Voir plus : ${titre}`}>
            <Trans>Voir plus</Trans>
          </Link>
        )}
      </div>
    </article>
  )
}

const placeholder = '/placeholder-image.png'
