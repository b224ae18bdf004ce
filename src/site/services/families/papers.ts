import { msg } from '@lingui/core/macro'
import type { Paper } from './family'

// Papers that the cases of several families ask for.

export const identity: Paper = { id: 'identity', text: msg`Une pièce d’identité` }
export const claimIdentity: Paper = { ...identity, id: 'claim-identity' }
export const receipt: Paper = { id: 'receipt', text: msg`Le récépissé du versement` }
export const enforceable: Paper = { id: 'enforceable', text: msg`La preuve que cette décision est exécutoire` }
/** The taxpayer's number. */
export const niu = msg`Le numéro d’identifiant unique (NIU)`
