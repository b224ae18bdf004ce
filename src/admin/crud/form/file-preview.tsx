import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

/** A picture before it is sent. */
export function FilePreview({ file, className }: { file: File; className?: string | undefined }) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address && <img src={address} alt={t`Aperçu de ${file.name}`} className={className} />
}
