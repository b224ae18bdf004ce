/** A date for a calendar program (RFC 5545): a whole day, with what it is for. `stamp` is the present moment, `day` an ISO day. */
export function calendarFile({ uid, day, title, text }: Record<'uid' | 'day' | 'title' | 'text', string>, stamp: Date) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CDEC//Mon dossier//FR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** A line has at most 75 bytes; a longer one continues after a line end and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 74) {
      parts.push('')
      bytes = 0
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join('\r\n ')
}
