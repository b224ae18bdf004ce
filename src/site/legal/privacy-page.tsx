import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { WrittenBlock } from '@/site/blocks/block-text'
import { useContentBlock } from '@/site/blocks/use-blocks'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextLayout } from '@/ui/text/text-layout'

/** The privacy page: what the site stores and sends, and how to erase it; then the institution's own block. */
export function PrivacyPage() {
  const { t } = useLingui()
  const block = useContentBlock('privacy')
  const sections = [
    { id: 'appareil', title: t`Ce qui reste sur votre appareil`, body: <OnDevice /> },
    { id: 'envois', title: t`Ce qui est envoyé, et à qui`, body: <Sent /> },
    { id: 'compte', title: t`Ce que demande un compte`, body: <Account /> },
    { id: 'effacer', title: t`Faire effacer`, body: <Erasing /> },
    // The institution's block comes last, so that nothing shifts when it arrives.
    ...(block ? [{ id: 'caisse', title: t`Ce que fait la Caisse`, body: <WrittenBlock block={block} /> }] : []),
  ]
  return (
    <>
      <PageHeader
        lead={
          <Trans>
            Ce site n’a ni publicité, ni mesure d’audience, ni cookie de suivi. Presque tout ce que vous y faites reste
            sur votre appareil.
          </Trans>
        }
        trail={[]}
      />
      <TextLayout sections={sections} />
    </>
  )
}

function OnDevice() {
  return (
    <>
      <ul>
        <li>
          <Trans>Vos choix : la langue, les couleurs, les animations, l’économie de données, les alertes.</Trans>
        </li>
        <li>
          <Trans>
            Les pages lues, les images et les documents que vous gardez, pour les relire sans réseau : voir{' '}
            <Link to="/hors-ligne">Lecture hors ligne</Link>.
          </Trans>
        </li>
        <li>
          <Trans>
            <Link to="/mon-dossier">Mon dossier</Link> : les pièces cochées et vos notes. Rien n’en part sans que vous
            l’envoyiez vous-même.
          </Trans>
        </li>
        <li>
          <Trans>
            Ce que vous avez commencé à écrire dans un formulaire, jusqu’à la fermeture de l’onglet. Un mot de passe
            n’est jamais gardé.
          </Trans>
        </li>
        <li>
          <Trans>Une fois connecté, un jeton qui tient lieu de mot de passe, jusqu’à la déconnexion.</Trans>
        </li>
      </ul>
      <p>
        <Trans>La recherche et « Trouver mon cas » se font sur l’appareil : vos mots ne sont envoyés à personne.</Trans>
      </p>
    </>
  )
}

function Sent() {
  return (
    <>
      <ul>
        <li>
          <Trans>À la Caisse, quand vous ouvrez une page : son adresse et la langue choisie, pour y répondre.</Trans>
        </li>
        <li>
          <Trans>
            À la Caisse, quand vous le demandez : l’inscription d’un compte, la connexion, la lettre d’information.
          </Trans>
        </li>
        <li>
          <Trans>
            Un message écrit sur la page Contact part de votre propre messagerie. La discussion n’envoie rien : sa
            réponse est toujours la même.
          </Trans>
        </li>
        <li>
          <Trans>
            À YouTube, sur la médiathèque : la demande des images des vidéos, puis celle de la vidéo que vous lancez.
            Avec l’économie de données, rien n’est demandé sans vous.
          </Trans>
        </li>
      </ul>
    </>
  )
}

function Account() {
  return (
    <>
      <p>
        <Trans>
          Aucun compte n’est nécessaire pour lire le site, trouver votre cas, préparer un dossier ou écrire à la Caisse.
          Un compte transmet à la Caisse ce que vous inscrivez, et rien d’autre :
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>le nom, l’adresse électronique et le mot de passe, pour vous reconnaître ;</Trans>
        </li>
        <li>
          <Trans>l’adresse, le pays, la ville et le téléphone, pour vous joindre ;</Trans>
        </li>
        <li>
          <Trans>le numéro fiscal (NIU), pour ne pas vous confondre avec une personne du même nom ;</Trans>
        </li>
        <li>
          <Trans>
            pour un usager, la date de naissance, pour vérifier que vous êtes majeur, la situation matrimoniale et le
            sexe, pour établir votre identité.
          </Trans>
        </li>
      </ul>
    </>
  )
}

function Erasing() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            Les pages et les listes gardées : <a href="/reparer">Réparer le site</a>. Vos documents gardés : la page{' '}
            <Link to="/mes-documents">Mes documents</Link>.
          </Trans>
        </li>
        <li>
          <Trans>
            Vos dossiers : « Effacer tous mes dossiers », sur la page <Link to="/mon-dossier">Mon dossier</Link>.
          </Trans>
        </li>
        <li>
          <Trans>Tout à la fois : les données de ce site, dans les réglages de votre navigateur.</Trans>
        </li>
        <li>
          <Trans>
            Ce que la Caisse a reçu (compte, lettre d’information) : demandez à le lire, à le corriger ou à l’effacer,
            sur la page <Link to="/contact_us">Contact</Link>.
          </Trans>
        </li>
      </ul>
    </>
  )
}
