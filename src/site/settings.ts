const origin = 'https://www.cdec.example'

/**
 * The settings for which the back office has no screen. Phone and e-mail are those of the footer until the provider's own
 * (docs/content-blocks.md) are read. Phone, e-mail and public address are placeholders: a build with `CDEC_RELEASE` refuses them.
 */
export const settings = {
  name: 'Caisse des Dépôts et Consignations',
  shortName: 'CDEC',
  /** The public address, for canonical links and sharing. */
  origin,
  /** What search engines know the institution by. */
  institutionId: `${origin}/#institution`,
  phone: '+237 000 000 000',
  email: 'contact@cdec.example',
  /** From Monday to Friday. */
  openingHours: { opening: '08:00', closing: '16:00' },
  social: {
    facebook: 'https://www.facebook.com/cdeccameroun',
    x: 'https://x.com/cdeccameroun',
    linkedin: 'https://www.linkedin.com/company/cdec-cameroun',
  },
}
