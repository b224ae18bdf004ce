/** The emblem: a house of columns under a star, in a seal. Decoration beside the institution's name. */
export function Emblem({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden focusable="false">
      <circle cx="24" cy="24" r="24" fill="#1f2f66" />
      <circle cx="24" cy="24" r="21.2" fill="none" stroke="#dca510" strokeWidth="1.3" />
      <path d="m24 7.2 1.5 3.1 3.4.5-2.5 2.4.6 3.4-3-1.6-3 1.6.6-3.4-2.5-2.4 3.4-.5z" fill="#fcd116" />
      <path d="M10.5 23.5 24 17l13.5 6.5v2h-27z" fill="#fff" />
      <path
        d="M13 27.5h3.400v7.5H13zm6.200 0h3.400v7.5h-3.400zm6.200 0h3.400v7.5h-3.400zm6.200 0H35v7.5h-3.400z"
        fill="#fff"
      />
      <path d="M11 36.5h26v2.600H11z" fill="#dca510" />
    </svg>
  )
}
