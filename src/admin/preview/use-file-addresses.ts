import { useEffect, useState } from 'react'

/** Addresses of chosen files, the same for the same file, until what uses them is gone. */
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
    // The public site tells the type of a document by the end of its address.
    const address = addresses.get(file) ?? `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`
    addresses.set(file, address)
    return address
  })
  return addressOf
}
