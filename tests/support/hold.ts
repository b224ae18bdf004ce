import { server } from '@mocks/server'
import { http } from 'msw'

/** The provider keeps its answers to what is posted to a path until they are released; then it gives them as usual. */
export function hold(path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http.post(path, () => released))
  return () => release()
}
