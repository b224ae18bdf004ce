import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/accueil')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/', hash: location.hash, replace: true })
  },
})
