import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { page } from '@/routes/-page'
import { textParameter } from '@/routes/-search'
import { DownloadsPage } from '@/site/offline/downloads-page'

export const Route = createFileRoute('/_public/mes-documents')({
  validateSearch: v.object({ document: textParameter }),
  ...page({
    title: msg`Mes documents`,
    about: msg`Les documents gardés sur cet appareil pour être lus hors ligne.`,
    texts: ['help'],
  }),
  component: DownloadsPage,
})
