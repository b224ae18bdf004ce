import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** The provider may send one of these keys in place of a partner's name or description (specification, 2.4). */
const translations = [
  msg({ id: 'sponsors.minfi.name', message: 'Ministère chargé des finances' }),
  msg({
    id: 'sponsors.minfi.description',
    message: 'Il exerce la tutelle technique et financière de la CDEC.',
  }),
  msg({ id: 'sponsors.tresor.name', message: 'Direction générale du Trésor' }),
  msg({
    id: 'sponsors.tresor.description',
    message: 'Ses comptables reçoivent des dépôts et des consignations pour le compte de la CDEC.',
  }),
]

/** Returns a function that gives a partner's text as it is shown: the translation of a known key, anything else as the provider sent it. */
export function useSponsorText(): (text: string) => string {
  const { t } = useLingui()
  return (text) => {
    const key = translations.find(({ id }) => id === text)
    return key === undefined ? text : t(key)
  }
}
