import { useLayoutEffect } from 'react'

/** Names the page after what it shows, once that is known; leaving it gives the former name back. */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (!title) return
    const former = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = former
    }
  }, [title])
}
