import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// Each route loads the catalogs of its texts: `main` contains those of the page frame and the lists, the others those of the
// screens of one area or of the back office.
const areas = {
  home: ['src/site/home', 'src/site/sponsors', 'src/site/news'],
  // With the letter of a case, which is loaded when it is opened.
  forms: ['src/site/registration', 'src/site/contact', 'src/auth/sign-in', 'src/admin/login', 'src/site/letter'],
  institution: ['src/site/institution', 'src/site/sponsors', 'src/site/legal', 'src/site/places'],
  services: ['src/site/services'],
  // What the pages of the services, the finder and the cases share. A case loads besides it what its family says.
  families: ['src/site/services/families', 'src/site/case', 'src/site/dossier'],
  judicial: ['src/site/services/cases/judicial'],
  cases: ['src/site/services/cases'],
  finder: ['src/site/finder'],
  // With the texts that are loaded when an item is shared or a document is downloaded or removed.
  help: ['src/site/help', 'src/site/offline', 'src/pwa/downloads/transfer', 'src/pwa/downloads/removal'],
  admin: ['src/admin', 'src/auth/sign-out'],
  practical: ['src/admin/practical-info'],
}

/** Folders of an area whose texts belong to another one. */
const excluded: Record<string, string[]> = {
  admin: ['src/admin/login/**', 'src/admin/practical-info/**'],
  services: ['src/site/services/families/**', 'src/site/services/cases/**'],
  cases: ['src/site/services/cases/judicial/**'],
}

const catalog = (name: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/src/i18n/locales/${name}/{locale}`,
  include,
  exclude,
})

export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    catalog(
      'main',
      ['src'],
      Object.values(areas)
        .flat()
        .map((folder) => `${folder}/**`),
    ),
    // The sign-in page belongs to the forms.
    ...Object.entries(areas).map(([name, folders]) => catalog(name, folders, excluded[name])),
  ],
  format: formatter({ lineNumbers: false }),
})
