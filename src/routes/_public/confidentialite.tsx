import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { contents } from '@/contract/rows/contents'
import { page } from '@/routes/-page'
import { PrivacyPage } from '@/site/legal/privacy-page'

export const Route = createFileRoute('/_public/confidentialite')({
  ...page({
    title: msg`Confidentialité`,
    about: msg`Ce que le site garde sur votre appareil, ce qui est envoyé et à qui, et comment le faire effacer.`,
    texts: ['institution'],
    lists: [contents],
  }),
  component: PrivacyPage,
})
