import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Calls a function with the id that the address names, at first and at each navigation, also to the same address. */
export function useLinkedId(onLink: (id: string) => void): void {
  const router = useRouter()
  const tell = useEffectEvent(onLink)
  useEffect(() => {
    tell(router.latestLocation.hash)
    return router.subscribe('onBeforeLoad', ({ toLocation }) => tell(toLocation.hash))
  }, [router])
}
