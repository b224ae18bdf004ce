import { onTestFinished } from 'vitest'

/** Overrides a property of a browser object, such as `navigator`, until the end of the test. */
export function standIn(object: object, key: string, value: unknown) {
  Object.defineProperty(object, key, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(object, key))
}
