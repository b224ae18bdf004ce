const stops: (() => void)[] = []

/** Registers a function that is called after the current test, once its components are unmounted. */
export const stopAfterTest = (stop: () => void) => stops.push(stop)

export function stopAll() {
  for (const stop of stops.splice(0)) stop()
}
