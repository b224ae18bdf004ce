import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ContactDetails, placesOf } from '@/contract/rows/content-blocks'
import { useBlockList } from '@/site/blocks/use-blocks'
import { ListBody } from '@/site/lists/list-body'
import { PhoneNumbers } from '@/site/opening/phone-numbers'
import { phoneParts } from '@/site/opening/phone-parts'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { PlacesMap } from './places-map'
import styles from './places-page.module.css'

/** The head office and the branches: where they are, when they are open, what to bring. */
export function PlacesPage() {
  const blocks = useBlockList()
  const list = blocks.state === 'ready' ? { ...blocks, rows: placesOf(blocks.rows) } : blocks
  return (
    <>
      <PageHeader
        lead={
          <Trans>
            Les bureaux de la Caisse des Dépôts et Consignations, leurs horaires et ce qu’il faut y apporter.
          </Trans>
        }
        trail={[]}
      />
      <div className={`container page ${styles.page}`}>
        <ListBody
          list={list}
          empty={
            <Trans>
              Aucune adresse n’est publiée pour le moment. <Link to="/contact_us">Écrivez-nous</Link> avant de vous
              déplacer.
            </Trans>
          }
        >
          <div className={`stack ${styles.columns}`}>
            <PlacesMap places={list.rows} />
            <ol role="list" className="stack gap-5">
              {list.rows.map((place, n) => (
                <li key={place.name} className={`panel ${styles.place}`}>
                  <Place place={place} number={n + 1} />
                </li>
              ))}
            </ol>
          </div>
        </ListBody>
        <ReadingTools />
      </div>
    </>
  )
}

function Place({ place, number }: { place: ContactDetails; number: number }) {
  const { t } = useLingui()
  const { name, address, city, phone, email, hours, papers, notes, position } = place
  const where = [address, city].filter(Boolean).join('\n')
  return (
    <>
      <h2 className="large">
        <span className={styles.number}>{number}</span> {name || city}
      </h2>
      <dl className={`targets ${styles.facts}`}>
        {where && (
          <Fact label={t`Adresse`} className="lines">
            {where}
          </Fact>
        )}
        {hours.length > 0 && (
          <Fact label={t`Horaires`} className="lines">
            {hours.join('\n')}
          </Fact>
        )}
        {phone && (
          <Fact label={t`Téléphone`}>
            <PhoneNumbers parts={phoneParts(phone)} />
          </Fact>
        )}
        {email && (
          <Fact label={t`Courriel`}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        <Fact label={t`À apporter`}>
          {papers || (
            <Trans>
              Les pièces dépendent de votre cas : <Link to="/trouver-mon-cas/$">trouver mon cas</Link>
            </Trans>
          )}
        </Fact>
        {position && (
          <Fact label={t`Y aller`}>
            <a href={routeAddress(position)} target="_blank" rel="noopener noreferrer" className="strong">
              <Trans>Itinéraire</Trans>
            </a>
            <br />
            <a href={`geo:${position.join(',')}?q=${position.join(',')}(${encodeName(name)})`}>
              <Trans>Application de cartes du téléphone</Trans>
            </a>
          </Fact>
        )}
      </dl>
      {notes.length > 0 && <p className={`note lines ${styles.notes}`}>{notes.join('\n')}</p>}
    </>
  )
}

/** Encodes the name of a place for a `geo:` address, in which it stands in brackets. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** A route that opens on every device; iPhones and computers do not know `geo:`. */
const routeAddress = (position: readonly [number, number]) =>
  `https://www.openstreetmap.org/directions?to=${position.join(',')}`

function Fact({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <>
      <dt className="note">{label}</dt>
      <dd className={className}>{children}</dd>
    </>
  )
}
