import { buildClient, refreshSite } from './build-site.mjs'
import { addressOf, command } from './command.mjs'

const help = `npm run build
Builds the site into dist as a release does, in production mode, and renders its documents as a server does, with the rows of
the provider at PROVIDER_URL, else those of the built-in one. PICTURE_ORIGINS, HSTS and CDEC_RELEASE: see docs/deploy.md.`

await command(help, {}, async () => {
  const { PROVIDER_URL } = process.env
  await buildClient()
  await refreshSite(PROVIDER_URL ? addressOf(PROVIDER_URL, 'PROVIDER_URL') : undefined)
})
