import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { start } from './app/start'
import { storedLocale } from './i18n/locale'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

const { router, queryClient } = await start()
document.documentElement.lang = storedLocale()
createRoot(root).render(<App router={router} queryClient={queryClient} />)
