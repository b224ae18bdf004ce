import { SafeHtml } from '@/ui/html/safe-html'
import { Picture } from '@/ui/picture/picture'
import styles from './partner-card.module.css'
import { usePartnerText } from './use-partner-text'

/** A partner: logo, name, description. */
export function PartnerCard({ partner }: { partner: { nom: string; description: string; image: string } }) {
  const text = usePartnerText()
  const description = text(partner.description)
  return (
    <li className={styles.card}>
      {partner.image && (
        <div className={styles.logo}>
          <Picture src={partner.image} alt="" fallback={{ src: '/placeholder-image.png' }} width={240} height={120} />
        </div>
      )}
      <h2 className={styles.name}>{text(partner.nom)}</h2>
      {description && <SafeHtml html={description} className={styles.text} />}
    </li>
  )
}
