import type { contents } from '@/contract/contents'
import { blockType } from '@/contract/rows/block-titles'
import { type Bilingual, t } from '../locale'
import { picture, type Seed } from './seed'

const lines = (...all: readonly Bilingual[]): Bilingual =>
  t(all.map(({ fr }) => fr).join('\n'), all.map(({ en }) => en).join('\n'))

const block = (titre: Bilingual, ...Description: readonly Bilingual[]) => ({
  titre,
  Description: lines(...Description),
  type: blockType,
  image: picture('seat-2'),
  video: null,
})

const updated = t(
  'Mis à jour le 3 novembre 2026 par la Direction des consignations (exemple)',
  'Updated on 3 November 2026 by the Consignments Department (example)',
)

/** Example blocks about the institution (docs/content-blocks.md). */
export const blockSeeds: Omit<Seed<typeof contents>, 'id'>[] = [
  block(
    t('Coordonnées : Siège', 'Contact details: Head office'),
    t('Adresse : boulevard du 20-Mai, immeuble exemple', 'Address: boulevard du 20-Mai, example building'),
    t('Ville : Yaoundé', 'City: Yaoundé'),
    t('Téléphone : +237 000 000 000', 'Phone: +237 000 000 000'),
    t('Courriel : contact@cdec.example', 'Email: contact@cdec.example'),
    t('Coordonnées GPS : 3.8667, 11.5167', 'GPS coordinates: 3.8667, 11.5167'),
    t('Du lundi au vendredi, 08:00 – 16:00', 'Monday to Friday, 08:00 – 16:00'),
    t('Entrée par la cour, au rez-de-chaussée.', 'Entrance from the courtyard, on the ground floor.'),
    t('Exemple : cette adresse n’est pas réelle.', 'Example: this address is not real.'),
  ),
  block(
    t('Coordonnées : Agence de Douala', 'Contact details: Douala branch'),
    t('Adresse : rue de l’Exemple, Bonanjo', 'Address: rue de l’Exemple, Bonanjo'),
    t('Ville : Douala', 'City: Douala'),
    t('Téléphone : +237 000 000 001', 'Phone: +237 000 000 001'),
    t('Coordonnées GPS : 4.0433, 9.6933', 'GPS coordinates: 4.0433, 9.6933'),
    t('Lundi–jeudi : 7h30–15h30', 'Monday–Thursday: 7:30 am–3:30 pm'),
    t('Vendredi : 7h30–12h00 et 14h00–15h30', 'Friday: 7:30 am–12:00 pm and 2:00 pm–3:30 pm'),
    t(
      'À apporter : les pièces de votre cas, et leur copie (exemple)',
      'What to bring: the documents of your case, and a copy of them (example)',
    ),
    t('Exemple : cette adresse n’est pas réelle.', 'Example: this address is not real.'),
  ),
  block(
    t('Coordonnées : Agence de Garoua', 'Contact details: Garoua branch'),
    t('Adresse : avenue de l’Exemple', 'Address: avenue de l’Exemple'),
    t('Ville : Garoua', 'City: Garoua'),
    t('Téléphone : +237 000 000 002', 'Phone: +237 000 000 002'),
    t('Coordonnées GPS : 9.3014, 13.3977', 'GPS coordinates: 9.3014, 13.3977'),
    t('Lundi–vendredi : 7h30–15h30', 'Monday–Friday: 7:30 am–3:30 pm'),
    t('Exemple : cette adresse n’est pas réelle.', 'Example: this address is not real.'),
  ),
  block(
    t('Frais : offres-reelles', 'Costs: offres-reelles'),
    t(
      'Aucun frais de dossier. L’acte de l’huissier reste à la charge de celui qui consigne (exemple).',
      'No file costs. The bailiff’s deed is paid by whoever makes the consignment (example).',
    ),
    updated,
  ),
  block(
    t('Délai : offres-reelles', 'Time: offres-reelles'),
    t(
      'Récépissé le jour même ; restitution sous dix jours ouvrés (exemple).',
      'Receipt on the same day; return within ten working days (example).',
    ),
    updated,
  ),
  block(
    t('Frais : consignations judiciaires', 'Costs: judicial consignments'),
    t(
      'Aucun frais pour ouvrir un dossier de consignation judiciaire (exemple).',
      'It costs nothing to open a judicial consignment (example).',
    ),
    updated,
  ),
  block(
    t('Frais', 'Costs'),
    t('Aucun frais pour déposer ni pour retirer (exemple).', 'Depositing and withdrawing are free (example).'),
    updated,
  ),
  block(
    t('Délai', 'Time'),
    t(
      'Cinq jours ouvrés, une fois le dossier complet (exemple).',
      'Five working days, once the file is complete (example).',
    ),
    updated,
  ),
  block(
    t('Contact presse', 'Press contact'),
    t('Nom : Cellule de la communication (exemple)', 'Name: Communication unit (example)'),
    t('Téléphone : +237 000 000 003', 'Phone: +237 000 000 003'),
    t('Courriel : presse@cdec.example', 'Email: presse@cdec.example'),
    t('Les demandes reçoivent une réponse dans la journée.', 'Requests are answered within the day.'),
  ),
  block(
    t('Mentions légales', 'Legal notice'),
    t('Exemple de mentions légales, à remplacer.', 'Example of a legal notice, to be replaced.'),
    t('Éditeur : Caisse des Dépôts et Consignations, Yaoundé.', 'Publisher: Deposits and Consignments Fund, Yaoundé.'),
    t('Hébergeur : à nommer ici.', 'Host: to be named here.'),
  ),
]
