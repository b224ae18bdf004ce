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
      role: msg`Définit les orientations de la CDEC, sous la présidence du Directeur général du Trésor.`,
      under: [
        {
          name: msg`Direction générale`,
          role: msg`Assure la conduite de la CDEC, sous l’autorité d’un directeur général assisté d’un directeur général adjoint.`,
          under: [
            {
              name: msg`Audit et contrôle`,
              role: msg`Vérifie la régularité des opérations et veille à la maîtrise des risques.`,
            },
            {
              name: msg`Dépôts et consignations`,
              role: msg`Reçoit, enregistre et restitue les sommes confiées à la CDEC.`,
            },
            {
              name: msg`Placements et financements`,
              role: msg`Place les fonds avec prudence et instruit les financements utiles au développement du pays.`,
            },
            {
              name: msg`Finances et comptabilité`,
              role: msg`Tient la comptabilité, gère la trésorerie et prépare le budget.`,
            },
            {
              name: msg`Affaires juridiques`,
              role: msg`Veille à la sécurité juridique des opérations et suit le contentieux.`,
            },
            {
              name: msg`Systèmes d’information`,
              role: msg`Assure le fonctionnement des outils informatiques et la protection des données.`,
            },
            { name: msg`Moyens et personnel`, role: msg`Gère le personnel, la formation et les moyens matériels.` },
            { name: msg`Antennes`, role: msg`Représentent la CDEC auprès des usagers, hors de son siège de Yaoundé.` },
          ],
        },
      ],
    },
  ],
}
