import { Fragment } from 'react'
import type { PhonePart } from './phone-parts'

/** The numbers of a written contact, each with a link that calls it. */
export function PhoneNumbers({ parts }: { parts: readonly PhonePart[] }) {
  return parts.map(({ text, href }, n) => {
    const before = parts.slice(0, n).map((part) => part.text)
    return <Fragment key={before.join('')}>{href ? <a href={href}>{text}</a> : text}</Fragment>
  })
}
