import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { SafeHtml } from '@/ui/html/safe-html'
import { Picture } from '@/ui/picture/picture'
import { DateText } from '@/ui/text/date-text'
import styles from './news.module.css'

export function InterviewCard({
  interview: { slug, titre, date, description, imagePrincipaleUrl },
}: {
  interview: { slug: string; titre: string; date: string; description: string; imagePrincipaleUrl: string }
}) {
  const { t } = useLingui()
  return (
    <Card
      media={<Picture src={imagePrincipaleUrl || placeholder} alt="" fallback={{ src: placeholder }} />}
      date={<DateText iso={date} missing={<Trans>Date inconnue</Trans>} />}
      title={titre}
      actions={
        slug !== '' && (
          <Link
            to="/interviews/$slug"
            params={{ slug }}
            className={buttonClass('secondary')}
            aria-label={t`Lire l’interview : ${titre}`}
          >
            <Trans>Lire l’interview</Trans>
          </Link>
        )
      }
    >
      <SafeHtml html={description} className={styles.twoLines} />
    </Card>
  )
}

const placeholder = '/placeholder-image.png'
