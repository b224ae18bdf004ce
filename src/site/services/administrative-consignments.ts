import { msg } from '@lingui/core/macro'
import { administrative } from './families/administrative'
import type { Service } from './service-page'

export const administrativeConsignments: Service = {
  family: administrative,
  lead: msg`Une loi, un règlement ou une administration vous demande de constituer une garantie ? La CDEC reçoit la somme, la conserve et vous la restitue lorsque la garantie n’a plus lieu d’être.`,
  definition: [
    msg`Une consignation administrative est une somme qu’un texte ou une décision de l’administration oblige à remettre à la CDEC. Le plus souvent, elle sert de garantie : bonne exécution d’un marché, gestion régulière d’une caisse publique, restitution d’un logement en bon état.`,
    msg`Les fonds ne deviennent pas la propriété de l’administration qui les a demandés. La CDEC les conserve séparément, sans prendre parti, jusqu’à ce que l’autorité compétente en désigne le bénéficiaire.`,
  ],
  audience: [
    msg`Les personnes et les entreprises à qui une garantie est demandée : comptables publics, titulaires de marchés publics, candidats à une élection, exploitants forestiers, occupants d’un logement administratif.`,
    msg`Les administrations qui demandent ces garanties, ou qui détiennent encore de telles sommes.`,
  ],
  advantages: [
    {
      title: msg`Une somme en sécurité`,
      text: msg`Les fonds sont conservés par un établissement public, séparément de ceux de l’administration qui a demandé la garantie.`,
    },
    {
      title: msg`Une preuve écrite`,
      text: msg`Chaque versement donne lieu à un récépissé, qui prouve à l’administration que la garantie existe.`,
    },
    {
      title: msg`Une restitution organisée`,
      text: msg`Une fois la mainlevée donnée, la somme est restituée à l’ayant droit, sur présentation de ses pièces.`,
    },
  ],
  heading: msg`Les activités`,
  intro: msg`La loi range onze catégories de sommes sous cette dénomination.`,
}
