import { useLayoutEffect } from 'react'

/** Sets the document's title once it is known; restores the former one on unmount. */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (!title) return
    const titleBefore = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = titleBefore
    }
  }, [title])
}
