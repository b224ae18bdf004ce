import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { contents } from '@/contract/rows/contents'
import { page } from '@/routes/-page'
import { LegalNoticePage } from '@/site/legal/legal-notice-page'

export const Route = createFileRoute('/_public/mentions-legales')({
  ...page({
    title: msg`Mentions légales`,
    about: msg`Qui publie ce site, et quelle valeur ont ses pages.`,
    texts: ['institution'],
    lists: [contents],
  }),
  component: LegalNoticePage,
})
