/** Resolves with `work`, to undefined when it takes longer than so many milliseconds. */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))])
}
