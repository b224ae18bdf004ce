import { server } from '@mocks/server'
import { http } from 'msw'

/** Holds back the provider's answers to requests of a path. Returns a function that releases them. */
export function hold(path: string, method: 'post' | 'get' | 'put' | 'delete' = 'post') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http[method](path, () => released))
  return () => release()
}
