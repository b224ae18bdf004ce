import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { command } from './command.mjs'
import { glossaryFaults } from './glossary.mjs'
import { typographyFaults } from './typography.mjs'

const help = `npm run catalogs
Fails when a text of the sources is in no catalog, a translation is missing, a catalog holds a text nobody shows, two
catalogs translate one text differently (the one that loads last would change the other's screens), a text does not use the
words of src/i18n/glossary.json, or is not set as it is printed.`

await command(help, {}, async () => {
  const catalogs = await getCatalogs(getConfig())
  const faults = []
  const translations = new Map()
  for (const catalog of catalogs) {
    const used = (await catalog.collect()) ?? {}
    for (const [locale, messages] of Object.entries(await catalog.readAll())) {
      const where = `${catalog.path.split('/').at(-2)}/${locale}`
      for (const [id, message] of Object.entries(messages)) {
        if (!(id in used)) faults.push(`${where}: no longer used: ${message.message ?? id}`)
        else if (locale !== 'fr' && !message.translation)
          faults.push(`${where}: not translated: ${message.message ?? id}`)
        const elsewhere = translations.get(`${locale} ${id}`) ?? message.translation
        translations.set(`${locale} ${id}`, message.translation)
        if (elsewhere !== message.translation)
          faults.push(`${where}: "${message.translation}", and "${elsewhere}" in another catalog`)
        if (locale === 'en') {
          const texts = [message.message ?? id, message.translation]
          for (const fault of [...glossaryFaults(...texts), ...typographyFaults(...texts)])
            faults.push(`${where}: ${fault}`)
        }
      }
      for (const id in used)
        if (!(id in messages)) faults.push(`${where}: not in the catalog: ${used[id].message ?? id}`)
    }
  }
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error(`\nFaults in the catalogs: ${faults.length}. Run npm run i18n, then translate what is empty.`)
    return 1
  }
  console.log('Every text is in both languages.')
})
