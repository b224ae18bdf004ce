import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Card } from '@/ui/card/card'
import { Excerpt } from '@/ui/html/safe-html'
import { Picture } from '@/ui/picture/picture'
import { DateText } from '@/ui/text/date-text'
import styles from './news.module.css'

/** An interview or a news item in its list; without a slug it has no page of its own. */
export function StoryCard({
  to,
  slug,
  title,
  date,
  picture,
  html,
  className = '',
}: {
  to: '/interviews/$slug' | '/actualites/$slug'
  slug: string
  title: string
  date: string
  picture: string
  html: string
  className?: string | undefined
}) {
  const link = (
    <Link to={to} params={{ slug }}>
      {title}
    </Link>
  )
  return (
    <Card
      media={<Picture src={picture} alt="" />}
      date={<DateText iso={date} missing={<Trans>Date inconnue</Trans>} />}
      title={slug === '' ? title : link}
    >
      <Excerpt html={html} className={`soft ${styles.summary} ${className}`} />
    </Card>
  )
}
