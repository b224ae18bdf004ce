import { useEffect, useState } from 'react'

/** What this site takes of the device and what the browser allows, in bytes. */
export function useEstimate(): { usage: number; quota: number } | undefined {
  const [estimate, setEstimate] = useState<{ usage: number; quota: number }>()
  useEffect(() => {
    let current = true
    void read().then((found) => current && setEstimate(found))
    return () => {
      current = false
    }
  }, [])
  return estimate
}

async function read() {
  try {
    const { usage, quota } = await navigator.storage.estimate()
    return usage === undefined || quota === undefined ? undefined : { usage, quota }
  } catch {
    // Older browsers and private windows do not say.
    return undefined
  }
}
