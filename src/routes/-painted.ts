/** In milliseconds: a window that is covered is not painted. */
const atMost = 200

let here: string | undefined

/**
 * Going to another page: resolves once what was pressed has been answered by a frame, so that drawing the page does not
 * hold it up. At the first page, and where only the search changes, there is nothing to wait for.
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
