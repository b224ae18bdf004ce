// Removes the service worker and the caches of the site's files. It depends on none of these files, so that it works when
// they are damaged; documents, drafts and choices stay.

for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => repair(button))

async function repair({ dataset, nextElementSibling: home, parentElement }) {
  const status = parentElement.nextElementSibling
  status.textContent = dataset.coming
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
    const names = 'caches' in window ? await caches.keys() : []
    await Promise.all(names.filter((name) => !name.startsWith('document')).map((name) => caches.delete(name)))
    location.replace(home.href)
  } catch {
    status.textContent = dataset.failed
  }
}
