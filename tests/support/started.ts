const stops: (() => void)[] = []

/** What a test has started is stopped after it, once its screen is gone. */
export const stopAfterTest = (stop: () => void) => stops.push(stop)

export function stopAll() {
  for (const stop of stops.splice(0)) stop()
}
