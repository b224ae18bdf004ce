const origin = 'https://www.cdec.example'

/**
 * What no screen of the back office can say. Phone and e-mail stand here only for readers whom the provider's
 * own (docs/content-blocks.md) have not reached; '' is not shown. The public address is a placeholder to be filled in: a build
 * with `CDEC_RELEASE` refuses it.
 */
export const settings = {
  name: 'Caisse des Dépôts et Consignations',
  shortName: 'CDEC',
  /** The public address, for canonical links and sharing. */
  origin,
  /** What search engines know the institution by. */
  institutionId: `${origin}/#institution`,
  phone: '',
  email: '',
  social: {
    facebook: 'https://www.facebook.com/cdeccameroun',
    x: 'https://x.com/cdeccameroun',
    linkedin: 'https://www.linkedin.com/company/cdec-cameroun',
  },
}
