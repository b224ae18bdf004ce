import { useEffect, useState } from 'react'

/** Returns a function from a chosen file to its object URL, stable per file until unmount. */
export function useFileAddresses(): (file: File) => string {
  const [addresses] = useState(() => new Map<File, string>())
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address)
      addresses.clear()
    },
    [addresses],
  )
  const [addressOf] = useState(() => (file: File) => {
    // The public site derives the type of a document from its address.
    const address = addresses.get(file) ?? `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`
    addresses.set(file, address)
    return address
  })
  return addressOf
}
