import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { messageOr, place, refusalOr, toast } from '@/admin/crud/definition/outcomes'
import { sponsors } from '@/contract/sponsors'

export const screen = defineScreen<typeof sponsors>({
  resource: sponsors,
  path: 'sponsors',
  menu: { group: 'network', place: 1 },
  title: msg`Sponsors`,
  subtitle: msg`Gérez les partenaires affichés sur le site.`,
  empty: { title: msg`Aucun sponsor trouvé`, hint: msg`Commencez par ajouter un sponsor.` },
  words: {
    add: msg`Ajouter un sponsor`,
    creating: msg`Ajouter un sponsor`,
    create: msg`Ajouter le sponsor`,
    editing: msg`Modifier le sponsor`,
    update: msg`Mettre à jour le sponsor`,
  },
  nameOf: (row) => row.nom,
  columns: [
    column.text('nom', msg`Nom`),
    column.text('description', msg`Description`),
    column.image('image', msg`Image`),
  ],
  fields: {
    nom: field.text(msg`Nom`),
    description: field.area(msg`Description`),
    image: field.image(msg`Image`),
  },
  edit: ({ nom, description }) => ({ nom, description }),
  files: ({ image }) => ({ image }),
  outcomes: {
    list: { failed: place(msg`Échec du chargement des sponsors. Veuillez réessayer.`) },
    read: { failed: toast(msg`Échec du chargement du sponsor pour modification.`) },
    create: {
      done: toast(msg`Sponsor créé avec succès`),
      failed: (error) => toast(refusalOr(error, msg`Échec de la création du sponsor, veuillez réessayer.`)),
    },
    update: {
      done: toast(msg`Sponsor mis à jour avec succès`),
      failed: (error) => toast(refusalOr(error, msg`Échec de la mise à jour du sponsor, veuillez réessayer.`)),
    },
    remove: {
      done: toast(msg`Sponsor supprimé avec succès`),
      failed: (error) => toast(messageOr(error, msg`Impossible de supprimer le sponsor. Veuillez réessayer.`)),
    },
  },
})
