import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { SafeHtml } from '@/ui/html/safe-html'
import { Picture } from '@/ui/picture/picture'
import { DateText } from '@/ui/text/date-text'
import styles from './news.module.css'

export function NewsListCard({
  news: { slug, titre, datePublication, description, image },
}: {
  news: { slug: string; titre: string; datePublication: string; description: string; image: string }
}) {
  const { t } = useLingui()
  return (
    <Card
      media={<Picture src={image || placeholder} alt="" fallback={{ src: placeholder }} />}
      date={<DateText iso={datePublication} missing={<Trans>Date inconnue</Trans>} />}
      title={titre}
      actions={
        slug !== '' && (
          <Link
            to="/actualites/$slug"
            params={{ slug }}
            className={buttonClass('secondary')}
            aria-label={t`Voir plus : ${titre}`}
          >
            <Trans>Voir plus</Trans>
          </Link>
        )
      }
    >
      <SafeHtml html={description} className={styles.threeLines} />
    </Card>
  )
}

const placeholder = '/placeholder-image.png'
