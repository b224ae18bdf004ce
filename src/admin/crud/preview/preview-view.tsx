import { Trans } from '@lingui/react/macro'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { type DraftMessage, type FrameMessage, isFrom, type PreviewDraft } from '@/preview/messages'
import styles from './preview.module.css'

/** The timeout for the frame's first message, in milliseconds. */
const loadTimeoutMs = 20_000

/** The frame that shows a draft, scaled down where it does not fit. */
export function PreviewView({
  draft,
  width,
  title,
}: {
  draft: Omit<PreviewDraft, 'version'>
  /** The width of the page, in pixels. */
  width: number
  title: string
}) {
  const { ref: box, width: room, height } = useElementSize()
  const { frame, state, attempt, fail, retry } = usePreviewFrame(draft)
  const hasFailed = state === 'failed' || state === 'page failed'
  // The frame has a border of 1 px.
  const scale = Math.min(1, room / (width + 2))
  return (
    <>
      {hasFailed && (
        <FailureAlert retry={retry}>
          <Trans>L’aperçu n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.</Trans>
        </FailureAlert>
      )}
      {state === 'loading' && (
        <p className="note">
          <Trans>Chargement de l’aperçu…</Trans>
        </p>
      )}
      <div ref={box} className={styles.box} hidden={hasFailed}>
        {state !== 'failed' && (
          <iframe
            key={attempt}
            ref={frame}
            src="/Admin/apercu"
            title={title}
            className={styles.frame}
            data-state={state}
            style={{
              width,
              height: scale > 0 ? height / scale - 2 : height,
              ...(scale < 1 && { transform: `scale(${scale})` }),
            }}
            onLoad={({ currentTarget }) => {
              // An error page of the browser has another origin; Vite reports a missing file.
              if (currentTarget.contentDocument === null) fail()
              else currentTarget.contentWindow?.addEventListener('vite:preloadError', fail)
            }}
          />
        )}
      </div>
    </>
  )
}

/** Sends a draft to its frame with each change, and follows what the frame answers. */
function usePreviewFrame(draft: Omit<PreviewDraft, 'version'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const version = useRef(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'page failed'>('loading')
  /** How many times a frame has sent `ready`. */
  const [ready, setReady] = useState(0)
  /** Incremented with each attempt to load the frame. */
  const [attempt, setAttempt] = useState(0)

  const fail = () => setState('failed')
  const receive = useEffectEvent((event: MessageEvent<FrameMessage>) => {
    if (!isFrom(event, frame.current?.contentWindow)) return
    const { data: message } = event
    // A reloaded frame sends `ready` again.
    if (message.preview === 'ready') setReady((count) => count + 1)
    else if (message.version !== version.current) return
    // The frame stays, and shows the next draft.
    else if (message.preview === 'failed') setState('page failed')
    else setState('shown')
  })
  useEffect(() => {
    const listener = (event: MessageEvent<FrameMessage>) => receive(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  // Each render creates a new object with possibly equal content.
  const text = JSON.stringify(draft)
  useEffect(() => {
    if (ready === 0) return
    version.current += 1
    const sent: Omit<PreviewDraft, 'version'> = JSON.parse(text)
    const message: DraftMessage = { preview: 'draft', draft: { ...sent, version: version.current } }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [ready, text])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), loadTimeoutMs)
    return () => clearTimeout(timer)
  }, [state])

  return {
    frame,
    state,
    attempt,
    fail,
    retry() {
      setState('loading')
      setAttempt(attempt + 1)
    },
  }
}
