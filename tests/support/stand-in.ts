import { onTestFinished } from 'vitest'

/** Gives an object of the browser, such as `navigator`, another value of its own until the end of the test. */
export function standIn(object: object, key: string, value: unknown) {
  Object.defineProperty(object, key, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(object, key))
}
