/** In milliseconds, because a covered window is not painted. */
const atMost = 200

let here: string | undefined

/**
 * Resolves after the next frame of a navigation to another page, so that rendering the page does not delay the feedback of the
 * press. It does not wait at the first page or when only the search changes.
 */
export function paintedBefore(pathname: string): Promise<void> | undefined {
  const first = here === undefined
  if (import.meta.env.SSR || here === pathname) return undefined
  here = pathname
  if (first || document.hidden) return undefined
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, atMost)
  })
}
