import { afterEach, expect, test, vi } from 'vitest'
import { getAccount, getToken, removeToken, setToken } from '@/api/token'

afterEach(() => {
  vi.unstubAllGlobals()
  removeToken()
})

test.each([
  ['refused', () => vi.stubGlobal('localStorage', refusing)],
  ['absent', () => vi.stubGlobal('localStorage', undefined)],
])('where storage is %s the token and its account are held in memory', (_case, without) => {
  without()
  expect(getToken()).toBeNull()
  setToken('abc', 1)
  expect([getToken(), getAccount()]).toEqual(['abc', 1])
  removeToken()
  expect([getToken(), getAccount()]).toEqual([null, undefined])
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
