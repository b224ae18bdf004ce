import { useEffect, useState } from 'react'

/** The address of a file on this device; empty until there is one. */
export function useFileAddress(file: File): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
