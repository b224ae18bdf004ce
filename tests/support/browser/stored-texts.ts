/** Runs in the page: returns every text in the browser's storages of this site. */
export async function storedTexts(): Promise<string> {
  const stored = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, window.name]
  const here = [JSON.stringify(history.state), location.href, document.title]
  const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => readDatabase(name ?? '')))
  const cached = await Promise.all((await caches.keys()).map(readCache))
  return JSON.stringify([stored, here, databases, cached])

  async function readCache(name: string) {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    return Promise.all(
      requests.map(async (request) => {
        const answer = await cache.match(request, { ignoreVary: true })
        const isText = /text|json|javascript|svg/.test(answer?.headers.get('content-type') ?? '')
        return [request.url, [...request.headers], isText ? await answer?.text() : '']
      }),
    )
  }

  async function readDatabase(name: string) {
    const database = await done(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    const rowsOf = (store: string) => done(database.transaction(store).objectStore(store).getAll())
    const read = await Promise.all(stores.map(rowsOf))
    database.close()
    return [name, stores, read]
  }

  function done<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('The database does not open')))
    })
  }
}
