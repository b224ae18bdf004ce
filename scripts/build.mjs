import { buildClient, refreshSite } from './build-site.mjs'
import { addressOf, command } from './command.mjs'

const help = `npm run build [-- --quick]
Builds the site into dist as a release does, in production mode, and renders its documents as a server does, with the rows of
the provider at PROVIDER_URL, else those of the built-in one. PICTURE_ORIGINS, HSTS and CDEC_RELEASE: see docs/deploy.md.

  --quick   compresses less, for this machine alone: npm start and npm test do`

await command(help, { quick: { type: 'boolean' } }, async ({ quick }) => {
  const { PROVIDER_URL } = process.env
  await buildClient({ env: { QUICK_BUILD: quick ? '1' : '' } })
  await refreshSite(PROVIDER_URL ? addressOf(PROVIDER_URL, 'PROVIDER_URL') : undefined)
})
