import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { standInForTheBrowser } from './support/browser-stand-ins'
import { useNodeFiles } from './support/node-files'

if (typeof window !== 'undefined') {
  standInForTheBrowser()
  await useNodeFiles()
}

/** What a test expects on `console.error`; anything else fails it. */
const expected: RegExp[] = []
export const expectConsoleError = (pattern: RegExp) => expected.push(pattern)

const said: string[] = []

beforeEach(() => {
  said.length = 0
  expected.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => said.push(words.map(String).join(' ')))
})

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  }
  expect(said.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
})
