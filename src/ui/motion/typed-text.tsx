import { useEffect, useState } from 'react'

/** In milliseconds per character (specification, section 9). */
const pace = 50

/**
 * Types a text while `isLive`, else shows it whole. The rest keeps its space, so that no line moves; assistive technology
 * reads the whole text.
 */
export function TypedText({ text, isLive }: { text: string; isLive: boolean }) {
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden>{isLive ? <Typing key={text} text={text} /> : text}</span>
    </>
  )
}

function Typing({ text }: { text: string }) {
  const letters = Array.from(text)
  const total = letters.length
  const [length, setLength] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setLength((count) => Math.min(count + 1, total)), pace)
    const end = setTimeout(() => clearInterval(timer), pace * (total + 1))
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [total])
  return (
    <>
      <span>{letters.slice(0, length).join('')}</span>
      <span style={{ visibility: 'hidden' }}>{letters.slice(length).join('')}</span>
    </>
  )
}
