import { server } from '@mocks/server'
import { http } from 'msw'

/** The provider keeps its answers to what is posted to a path, or read or deleted there, until they are released. */
export function hold(path: string, method: 'post' | 'get' | 'delete' = 'post') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http[method](path, () => released))
  return () => release()
}
