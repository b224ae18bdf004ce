import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/site/head/page-head'
import { VerifyPage } from '@/site/verify/verify-page'

export const Route = createFileRoute('/_public/verifier-un-document')({
  loader: ({ context }) => context.loadCatalog('help'),
  head: () =>
    pageHead(
      '/verifier-un-document',
      msg`Vérifier un document`,
      msg`Un document reçu par message est-il celui que la Caisse a publié ? La comparaison se fait sur votre appareil.`,
    ),
  component: VerifyPage,
})
