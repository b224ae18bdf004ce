import picture from './default-picture.png?inline'

/** Returns the picture of a new block: the provider requires one, which no page shows. */
export function defaultPicture(): File {
  const bytes = Uint8Array.from(atob(picture.replace(/^.*,/, '')), (sign) => sign.charCodeAt(0))
  return new File([bytes], 'informations-pratiques.png', { type: 'image/png' })
}
