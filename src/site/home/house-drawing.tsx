/** The house of columns of the emblem, drawn large under a rising sun: what the slides stand on. Decoration. */
export function HouseDrawing({ className }: { className?: string | undefined }) {
  const rays = Array.from({ length: 17 }, (_, ray) => (ray - 8) * 11)
  const columns = Array.from({ length: 6 }, (_, column) => 186 + column * 52)
  return (
    <svg className={className} viewBox="0 0 640 400" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <g stroke="var(--gold)" strokeWidth="2" opacity="0.45">
        {rays.map((angle) => (
          <path key={angle} d="M320 70V-120" transform={`rotate(${angle} 320 250)`} />
        ))}
      </g>
      <circle cx="320" cy="250" r="150" fill="var(--gold)" opacity="0.16" />
      <g fill="none" stroke="var(--on-deep)" strokeWidth="3" strokeLinejoin="round" opacity="0.85">
        <path d="M140 196 320 96l180 100v18H140z" />
        <path d="M186 190 320 116l134 74z" />
        {columns.map((x) => (
          <path key={x} d={`M${x - 12} 222h32m-28 0v112m24-112v112m-28 0h32`} />
        ))}
        <path d="M130 342h380v16H130zM104 366h432v18H104z" />
      </g>
      <path
        d="m320 134 6 12.200 13.400 2-9.700 9.400 2.300 13.400-12-6.300-12 6.300 2.300-13.400-9.700-9.400 13.400-2z"
        fill="var(--gold)"
      />
    </svg>
  )
}
