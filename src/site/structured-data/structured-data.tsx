import { useEffect } from 'react'

/**
 * What a page shows, described for search engines (JSON-LD). It is put into the head by hand: React makes the scripts
 * it renders through innerHTML, which the content policy refuses.
 */
export function StructuredData({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.append(document.createTextNode(text))
    document.head.append(script)
    return () => script.remove()
  }, [text])
  return null
}
