import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A body of the institution, what it does, and the bodies under it. Drawn in public/organigramme-*.svg. */
export interface Body {
  name: MessageDescriptor
  role: MessageDescriptor
  under?: readonly Body[]
}

export const organisation: Body = {
  name: msg`Ministère chargé des finances`,
  role: msg`Exerce la tutelle technique et financière.`,
  under: [
    {
      name: msg`Conseil d’administration`,
      role: msg`Fixe les orientations. Présidé par le Directeur général du Trésor.`,
      under: [
        {
          name: msg`Direction générale`,
          role: msg`Conduit la CDEC : un directeur général et un directeur général adjoint.`,
          under: [
            { name: msg`Audit et contrôle`, role: msg`Vérifie la régularité des opérations et maîtrise les risques.` },
            {
              name: msg`Dépôts et consignations`,
              role: msg`Reçoit, enregistre et restitue les sommes confiées à la CDEC.`,
            },
            {
              name: msg`Placements et financements`,
              role: msg`Place les fonds avec prudence et étudie les financements utiles au pays.`,
            },
            { name: msg`Finances et comptabilité`, role: msg`Tient les comptes, la trésorerie et le budget.` },
            { name: msg`Affaires juridiques`, role: msg`Examine les droits de chacun et suit les litiges.` },
            { name: msg`Systèmes d’information`, role: msg`Fait marcher les outils et protège les données.` },
            { name: msg`Moyens et personnel`, role: msg`Recrute, forme, équipe.` },
            { name: msg`Antennes`, role: msg`Rapprochent la CDEC des usagers, hors de son siège de Yaoundé.` },
          ],
        },
      ],
    },
  ],
}
