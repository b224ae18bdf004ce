import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { linesOr, messageOr, place, refusalOr, toast } from '@/admin/crud/definition/outcomes'
import { interviews } from '@/contract/interviews'
import { htmlToText as plainWords } from '@/lib/html-to-text'

export const screen = defineScreen<typeof interviews>({
  resource: interviews,
  path: 'interviews',
  menu: { group: 'media', place: 1 },
  title: msg`Interviews`,
  subtitle: msg`Gérez les interviews publiées sur le site.`,
  empty: { title: msg`Aucune interview trouvée`, hint: msg`Commencez par ajouter une interview.` },
  words: {
    add: msg`Ajouter une interview`,
    creating: msg`Ajouter une interview`,
    create: msg`Ajouter l’interview`,
    editing: msg`Modifier l’interview`,
    update: msg`Mettre à jour l’interview`,
  },
  nameOf: (row) => row.titre,
  // The provider takes either; a record without a slug is still reached by its id.
  keyOf: (row) => row.slug || row.id,
  columns: [
    column.text('titre', msg`Titre`),
    column.image('imagePrincipaleUrl', msg`ImagePrincipale`),
    column.of('text', 'description', msg`Description`, (row) => plainWords(row.description)),
    column.of('text', 'introduction', msg`Introduction`, (row) => plainWords(row.details.introduction)),
    column.of('text', 'contenu', msg`Contenu`, (row) => plainWords(row.details.contenu)),
    column.link('source', msg`Source`),
    column.date('date', msg`Date`),
    column.number('id', msg`Id`),
    column.text('slug', msg`Slug`),
  ],
  fields: {
    titre: field.text(msg`Titre`),
    description: field.html(msg`Description`),
    date: field.date(msg`Date`),
    source: field.url(msg`Source`, { hint: msg`L’adresse de la page d’origine.` }),
    introduction: field.area(msg`Introduction`),
    contenu: field.html(msg`Contenu`),
    imagePrincipale: field.image(msg`Image principale`),
  },
  edit: ({ titre, description, date, source, details: { introduction, contenu } }) => ({
    titre,
    description,
    date,
    source,
    introduction,
    contenu,
  }),
  files: ({ imagePrincipaleUrl }) => ({ imagePrincipale: imagePrincipaleUrl }),
  outcomes: {
    list: { failed: place(msg`Échec du chargement des interviews. Veuillez réessayer.`) },
    read: { failed: toast(msg`Échec de récupération de l'interview.`) },
    create: {
      done: toast(msg`Interview créée avec succès`),
      failed: (error) => toast(linesOr(error, msg`Échec de la création de l'interview, veuillez réessayer.`)),
    },
    update: {
      done: toast(msg`Interview mise à jour avec succès`),
      failed: (error) => toast(refusalOr(error, msg`Échec de la mise à jour de l'interview, veuillez réessayer.`)),
    },
    remove: {
      done: toast(msg`Interview supprimée avec succès`),
      failed: (error) => toast(messageOr(error, msg`Impossible de supprimer l'interview. Veuillez réessayer.`)),
    },
  },
})
