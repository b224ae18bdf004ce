import { useEffect, useState } from 'react'

/** Returns the object URL of a file; '' until there is one. */
export function useFileAddress(file: File): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
