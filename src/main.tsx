import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { connect } from './api/connection'
import { App } from './app/app'
import { createQueryClient } from './app/query-client'
import { createAppRouter } from './app/router'
import { loadCatalog } from './i18n/catalogs'
import { storedLocale } from './i18n/locale'

const locale = storedLocale()
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

await loadCatalog('main', locale)
const queryClient = createQueryClient()
const router = createAppRouter({ queryClient, locale })
connect({
  locale: () => locale,
  onUnauthorized: () => void router.navigate({ to: '/loginadmin', search: { redirect: router.state.location.href } }),
})
await router.load()
document.documentElement.lang = locale
createRoot(root).render(<App router={router} queryClient={queryClient} />)
