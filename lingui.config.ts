import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// Three catalogs, each loaded with the code that shows it: the frame and the everyday screens, the long fixed
// texts, and the back office.
const texts = ['src/site/institution', 'src/site/services', 'src/site/guide', 'src/site/about']
const admin = ['src/admin']

export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/main/{locale}',
      include: ['src'],
      exclude: [...texts, ...admin].map((path) => `${path}/**`),
    },
    { path: '<rootDir>/src/i18n/locales/texts/{locale}', include: texts },
    { path: '<rootDir>/src/i18n/locales/admin/{locale}', include: admin },
  ],
  format: formatter({ lineNumbers: false }),
})
