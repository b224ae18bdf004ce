import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { anchorOf, type RowOf } from '@/contract/rows/define-rows'
import { videos } from '@/contract/rows/videos'
import { useConnection } from '@/pwa/network/connection'
import { forgetPicture } from '@/pwa/prefetch/pictures-policy'
import { ListPage } from '@/site/lists/list-page'
import type { FilterReader } from '@/site/lists/use-filtered'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { Picture } from '@/ui/picture/picture'
import { DateText } from '@/ui/text/date-text'
import styles from './media.module.css'

const reader: FilterReader<RowOf<typeof videos>> = { texts: ({ title }) => [title] }

export function MediaLibraryPage() {
  const { t } = useLingui()
  const [playing, setPlaying] = useState<number>()
  return (
    <ListPage
      resource={videos}
      reader={reader}
      trail={[{ label: t`Actualités` }]}
      lead={<Trans>Les vidéos de la Caisse. Une vidéo n’est téléchargée que lorsque vous la lancez.</Trans>}
      search={t`Rechercher une vidéo`}
      empty={<Trans>Aucune vidéo disponible pour le moment.</Trans>}
    >
      {(row) => (
        <VideoCard
          video={row}
          isPlaying={playing === row.id}
          onPlay={() => setPlaying(row.id)}
          onStop={() => setPlaying((current) => (current === row.id ? undefined : current))}
        />
      )}
    </ListPage>
  )
}

/** Matches a valid video id: nothing else may become part of the host's address. */
const youtubeId = /^[A-Za-z0-9_-]{11}$/

/** A video behind its thumbnail: the host's player is loaded on a click only. */
function VideoCard({
  video,
  isPlaying,
  onPlay,
  onStop,
}: {
  video: RowOf<typeof videos>
  isPlaying: boolean
  onPlay: () => void
  onStop: () => void
}) {
  const { t } = useLingui()
  const { title, date } = video
  const toggle = useRef<HTMLButtonElement>(null)
  const play = () => {
    onPlay()
    // The pressed thumbnail is removed.
    toggle.current?.focus()
  }
  const id = youtubeId.test(video.youtube_id) ? video.youtube_id : ''
  return (
    <Card
      id={anchorOf(videos, video.id)}
      isWide
      media={
        id === '' ? (
          <p className={`soft ${styles.unavailable}`}>
            <Trans>Cette vidéo n’est pas disponible.</Trans>
          </p>
        ) : isPlaying ? (
          <Player id={id} title={title} onLeave={onStop} />
        ) : (
          <Facade id={id} title={title} onPlay={play} />
        )
      }
      date={<DateText iso={date} missing={<Trans>CDEC Cameroun</Trans>} />}
      title={id === '' ? title : <WatchPageLink id={id} title={title} />}
    >
      {id && (
        <Button
          ref={toggle}
          className={styles.watch}
          onClick={isPlaying ? onStop : onPlay}
          aria-label={isPlaying ? t`Arrêter : ${title}` : t`Regarder : ${title}`}
        >
          {isPlaying ? <IconPlayerStopFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
          <span>{isPlaying ? t`Arrêter` : t`Regarder`}</span>
        </Button>
      )}
    </Card>
  )
}

/** The title of a video leads to its page at the host. */
function WatchPageLink({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()
  return (
    <a
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t`Ouvrir sur YouTube : ${title} (nouvel onglet)`}
    >
      {title} <IconExternalLink aria-hidden className={styles.external} />
    </a>
  )
}

function Facade({ id, title, onPlay }: { id: string; title: string; onPlay: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={`ring-inside filled ${styles.facade}`}
      aria-label={t`Lire la vidéo : ${title}`}
      onClick={onPlay}
    >
      <Picture
        src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
        alt=""
        width={480}
        height={360}
        placeholder={null}
        isMissing={isRemoved}
      />
      <span className={styles.play}>
        <IconPlayerPlayFilled aria-hidden />
      </span>
    </button>
  )
}

/** The host answers for a removed video with a grey picture of this size. */
function isRemoved({ naturalWidth, naturalHeight, src }: HTMLImageElement): boolean {
  if (naturalWidth !== 120 || naturalHeight !== 90) return false
  forgetPicture(src)
  return true
}

/**
 * The host's player. Without a network its frame would show an error of the browser, for good, so that it waits for one. It stays
 * when the network goes: a frame that is loaded again loses its position in the video.
 */
function Player({ id, title, onLeave }: { id: string; title: string; onLeave: () => void }) {
  const isOnline = useConnection() === 'online'
  const [hasBegun, setHasBegun] = useState(isOnline)
  if (isOnline && !hasBegun) setHasBegun(true)
  // A video that the search leaves out does not begin by itself once it is listed again.
  const leave = useEffectEvent(onLeave)
  useEffect(() => () => leave(), [])
  if (!hasBegun)
    return (
      <p role="alert" className={`soft ${styles.unavailable}`}>
        <Trans>Pas de réseau : la vidéo sera lancée dès qu’il reviendra.</Trans>
      </p>
    )
  return (
    <iframe
      className={styles.player}
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
