// Removes the service worker, the caches of the site's files and the lists that were read. It depends on none of these files, so
// that it works when they are damaged; documents, drafts and choices (the cache `reader`) stay. Without an answer of the server
// nothing is removed.

for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => repair(button))

async function repair({ dataset, nextElementSibling: home, parentElement }) {
  const status = parentElement.nextElementSibling
  status.textContent = dataset.coming
  // Neither the worker nor a cache answers for the worker's own file.
  const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return void (status.textContent = dataset.away)
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
    const names = 'caches' in window ? await caches.keys() : []
    await Promise.all(names.filter((name) => !/^(?:documents|reader)/.test(name)).map((name) => caches.delete(name)))
    // The lists that were read (src/pwa/query-cache).
    localStorage.removeItem('cdec-cache')
    location.replace(home.href)
  } catch {
    status.textContent = dataset.failed
  }
}
