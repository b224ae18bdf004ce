import { afterEach, expect, test, vi } from 'vitest'
import { getAccount, getToken, removeToken, setToken } from '@/api/token'

afterEach(() => {
  vi.unstubAllGlobals()
  removeToken()
})

test('a value that no header can hold is no token', () => {
  localStorage.setItem('token', 'a\nb')
  expect(getToken()).toBeNull()
  localStorage.setItem('token', '')
  expect(getToken()).toBeNull()
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

test('where storage is full the token is held in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  setToken('abc', 1)
  expect(getToken()).toBe('abc')
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
