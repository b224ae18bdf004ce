const origin = 'https://www.cdec.example'

/** What the institution may change without touching a screen. Phone, e-mail and the public address are placeholders to be filled in: a build with `CDEC_RELEASE` refuses them. */
export const settings = {
  name: 'Caisse des Dépôts et Consignations',
  shortName: 'CDEC',
  /** The public address, for canonical links and sharing. */
  origin,
  /** What search engines know the institution by. */
  institutionId: `${origin}/#institution`,
  phone: '+237 000 000 000',
  email: 'contact@cdec.example',
  /** Monday to Friday, in Douala time (UTC+1 all year); hours of the day. */
  opening: { days: [1, 2, 3, 4, 5], from: 8, to: 16 },
  social: {
    facebook: 'https://www.facebook.com/cdeccameroun',
    x: 'https://x.com/cdeccameroun',
    linkedin: 'https://www.linkedin.com/company/cdec-cameroun',
  },
} as const
