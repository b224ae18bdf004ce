import { server } from '@mocks/server'
import { http } from 'msw'

/** The provider keeps its answers to what is posted to a path, or read there, until they are released; then it gives them as usual. */
export function hold(path: string, method: 'post' | 'get' = 'post') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http[method](path, () => released))
  return () => release()
}
