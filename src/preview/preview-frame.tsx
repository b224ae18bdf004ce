import { QueryClientProvider } from '@tanstack/react-query'
import { Navigate, Outlet, RouterProvider, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { refuseFileDrops } from '@/lib/file-drops'
import { standStill } from '@/ui/motion/motion'
import { PicturePolicyProvider } from '@/ui/picture/picture-policy'
import { type DraftMessage, type FrameMessage, isFrom, type PreviewDraft } from './messages'
import { openPage, type Page, samePage } from './page'
import styles from './preview-frame.module.css'

/**
 * A public page with a record as it is being typed: the site's routes over a separate router and query client, in a frame of
 * the back office, which sends the draft. Nothing of it is persisted or written to an address.
 */
export function PreviewFrame() {
  const [page, setPage] = useState<Page>()
  // The routes import this frame: it has them from the router.
  const { routeTree, routesById } = useRouter()
  useEffect(() => {
    routesById['/_public'].update({ component: PublicPage })
    return receiveDrafts((draft) => openPage(draft, routeTree), setPage)
  }, [routeTree, routesById])
  if (window.parent === window) return <Navigate to="/Admin/dashboard" replace />
  return (
    page && (
      <QueryClientProvider client={page.queryClient}>
        <PicturePolicyProvider value={shown}>
          <RouterProvider key={page.key} router={page.router} />
        </PicturePolicyProvider>
      </QueryClientProvider>
    )
  )
}

/** Editors see pictures even with data saving on. */
const shown = { pictures: 'load' } as const

/** A public page without header and footer. */
function PublicPage() {
  return (
    <main className={styles.main}>
      <Outlet />
    </main>
  )
}

/** Shows each draft that the back office sends; drafts that are superseded while a page opens are skipped. */
function receiveDrafts(openDraft: (draft: PreviewDraft) => Promise<Page>, open: (page: Page) => void): () => void {
  // Set by the boot script (app/boot/boot.ts) for the outline of the back office.
  delete document.documentElement.dataset['admin']
  standStill()
  let page: Page | undefined
  let waiting: PreviewDraft | undefined
  let isBusy = false

  async function showLast() {
    if (isBusy) return
    isBusy = true
    while (waiting) {
      const draft = waiting
      waiting = undefined
      document.documentElement.dataset['scheme'] = draft.scheme
      try {
        const isOpen = page !== undefined && samePage(page, draft)
        const present: Page = isOpen && page ? page : await openDraft(draft)
        present.show(draft)
        if (!isOpen) open(present)
        page = present
        answer({ preview: 'shown', version: draft.version })
      } catch (error) {
        console.warn('The page of the draft did not open', error)
        answer({ preview: 'failed', version: draft.version })
      }
    }
    isBusy = false
  }

  const receive = (event: MessageEvent<DraftMessage>) => {
    if (!isFrom(event, window.parent)) return
    waiting = event.data.draft
    void showLast()
  }
  const stay = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    // A draft cannot be shared, downloaded or printed. The controls for that are not printed either.
    if (event.target.closest('button.no-print, .no-print > button:not([aria-controls])')) return event.stopPropagation()
    const link = event.target.closest('a')
    // Documents open in a new tab, and links within the page work.
    if (link === null || link.target === '_blank' || link.pathname === page?.path) return
    event.preventDefault()
  }
  window.addEventListener('message', receive)
  document.addEventListener('click', stay, { capture: true })
  const acceptFileDrops = refuseFileDrops()
  answer({ preview: 'ready' })
  return () => {
    acceptFileDrops()
    window.removeEventListener('message', receive)
    document.removeEventListener('click', stay, { capture: true })
  }
}

function answer(message: FrameMessage) {
  window.parent.postMessage(message, window.location.origin)
}
