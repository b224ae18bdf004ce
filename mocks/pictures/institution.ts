import { circle, each, ground, line, type Palette, path, rect } from './palette'

/** The seat: a pediment on six columns. */
export function seat(p: Palette) {
  const columns = each(6, (n) => {
    const x = 276 + n * 72
    return rect(x, 262, 40, 176, p.ink, 3) + rect(x + 8, 262, 5, 176, p.mid) + rect(x + 22, 262, 5, 176, p.mid)
  })
  const flag =
    line('M480 96V34', p.mid, 5) +
    rect(482, 36, 18, 32, '#007a5e') +
    rect(500, 36, 18, 32, '#ce1126') +
    rect(518, 36, 18, 32, '#fcd116')
  return (
    flag +
    path('M236 216L480 92L724 216Z', p.ink) +
    path('M300 202L480 112L660 202Z', p.mid) +
    circle(480, 172, 24, p.accent) +
    rect(236, 216, 488, 34, p.ink, 3) +
    rect(250, 228, 460, 8, p.accent, 4) +
    columns +
    rect(244, 438, 472, 20, p.ink, 3) +
    rect(220, 458, 520, 20, p.mid, 3) +
    rect(196, 478, 568, 24, p.ink, 3) +
    ground(p, 502)
  )
}

/** A vault door, ajar on what it keeps. */
export function vault(p: Palette) {
  const bolts = each(12, (n) => {
    const angle = (n * Math.PI) / 6
    return circle(480 + Math.round(148 * Math.cos(angle)), 300 + Math.round(148 * Math.sin(angle)), 11, p.accent)
  })
  const spokes = each(
    5,
    (n) =>
      `<g transform="rotate(${n * 72} 480 300)">${line('M480 300V222', p.accent, 14)}${circle(480, 216, 14, p.accent)}</g>`,
  )
  return (
    rect(262, 82, 436, 436, p.mid, 28) +
    rect(284, 104, 392, 392, p.ink, 18) +
    circle(480, 300, 178, p.mid) +
    circle(480, 300, 124, p.ink) +
    `<circle cx="480" cy="300" r="104" fill="none" stroke="${p.mid}" stroke-width="8"/>` +
    bolts +
    spokes +
    circle(480, 300, 30, p.shade) +
    circle(480, 300, 16, p.accent) +
    rect(690, 180, 26, 70, p.shade, 6) +
    rect(690, 350, 26, 70, p.shade, 6) +
    rect(300, 518, 60, 18, p.mid, 4) +
    rect(600, 518, 60, 18, p.mid, 4)
  )
}

/** The scales of justice. */
export function scales(p: Palette) {
  const pan = (x: number, y: number) =>
    line(`M${x} 170L${x - 92} ${y}M${x} 170L${x + 92} ${y}`, p.mid, 4) +
    path(`M${x - 104} ${y}H${x + 104}A104 62 0 0 1 ${x - 104} ${y}Z`, p.ink)
  return (
    rect(468, 150, 24, 300, p.ink, 6) +
    line('M270 176C360 150 600 150 690 176', p.accent, 16) +
    circle(480, 138, 28, p.accent) +
    circle(480, 138, 12, p.shade) +
    pan(274, 340) +
    pan(686, 340) +
    path('M372 486C380 446 440 440 480 440S580 446 588 486Z', p.ink) +
    rect(340, 486, 280, 22, p.accent, 8)
  )
}

/** A shield before papers: what is entrusted is kept. */
export function shield(p: Palette) {
  return (
    `<g transform="rotate(-9 350 300)">${rect(250, 130, 210, 290, p.mid, 12)}</g>` +
    `<g transform="rotate(8 610 300)">${rect(500, 130, 210, 290, p.mid, 12)}</g>` +
    path('M480 92L650 148V306C650 412 570 476 480 516C390 476 310 412 310 306V148Z', p.ink) +
    path('M480 130L614 174V304C614 388 552 440 480 474Z', p.mid) +
    line('M404 300L462 360L566 240', p.accent, 30)
  )
}
