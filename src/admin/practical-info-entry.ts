import { msg } from '@lingui/core/macro'

/** What the menu says of the screen, which is loaded when it is opened. */
export const entry = {
  path: 'informations',
  title: msg`Informations pratiques`,
  noun: {
    one: msg`information pratique`,
    un: msg`une information pratique`,
    le: msg`l’information pratique`,
    de: msg`de l’information pratique`,
    many: msg`informations pratiques`,
    gender: 'feminine',
  },
} as const
