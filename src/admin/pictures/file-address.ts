import { useEffect, useState } from 'react'

/** Returns the object URL of a file; '' until there is one. */
export function useFileAddress(file: File): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return address
}
