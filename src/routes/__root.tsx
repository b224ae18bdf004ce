import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import type { RouterContext } from './-context'
import { paintedBefore } from './-painted'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, preload }) => (preload ? undefined : paintedBefore(location.pathname)),
  component: Root,
})

function Root() {
  return (
    <>
      {/* Prerendered documents have it in their head (prerender.tsx). */}
      {!import.meta.env.SSR && <HeadContent />}
      <Outlet />
    </>
  )
}
