import { circle, each, ground, line, type Palette, path, rect } from './palette'

const written = (x: number, y: number, count: number, w: number, p: Palette) =>
  each(count, (n) => rect(x, y + n * 30, n % 3 === 2 ? w * 0.65 : w, 10, p.mid, 5))

/** A deed with its seal. */
export function deed(p: Palette) {
  return (
    `<g transform="rotate(-7 480 300)">${rect(310, 76, 320, 430, p.mid, 14)}</g>` +
    rect(330, 76, 320, 440, p.pale, 14) +
    rect(366, 116, 150, 18, '#324c9c', 6) +
    written(366, 164, 7, 248, { ...p, mid: '#c3cdea' }) +
    path('M566 440L548 520L584 500L620 520L602 440Z', p.shade) +
    circle(584, 424, 54, p.accent) +
    `<circle cx="584" cy="424" r="38" fill="none" stroke="${p.shade}" stroke-width="5"/>` +
    line('M564 424L580 440L606 408', p.shade, 9) +
    line('M366 452C386 420 400 470 418 446S452 452 470 440', '#324c9c', 6)
  )
}

/** Law books and a gavel. */
export function law(p: Palette) {
  const book = (y: number, x: number, w: number, fill: string) =>
    rect(x, y, w, 52, fill, 8) + rect(x + 30, y, 14, 52, p.accent) + rect(x + w - 44, y, 14, 52, p.accent)
  return (
    ground(p, 506) +
    book(454, 220, 420, p.ink) +
    book(398, 250, 380, p.mid) +
    book(342, 232, 400, p.ink) +
    `<g transform="rotate(-32 560 220)">${rect(470, 150, 190, 92, p.ink, 14)}${rect(452, 140, 30, 112, p.accent, 8)}${rect(648, 140, 30, 112, p.accent, 8)}${rect(553, 242, 24, 190, p.mid, 10)}</g>` +
    rect(664, 478, 150, 28, p.ink, 8)
  )
}

/** Files in their cabinet. */
export function archive(p: Palette) {
  const drawer = (y: number) =>
    rect(296, y, 368, 118, p.ink, 10) + rect(420, y + 46, 120, 22, p.accent, 11) + rect(440, y + 14, 80, 20, p.mid, 4)
  return (
    ground(p, 512) +
    each(
      5,
      (n) =>
        `<g transform="rotate(${n * 5 - 10} 480 200)">${rect(340 + n * 44, 60, 100, 120, n % 2 ? p.mid : p.pale, 6)}</g>`,
    ) +
    rect(276, 126, 408, 386, p.mid, 14) +
    drawer(136) +
    drawer(262) +
    drawer(388)
  )
}

/** A pen that signs. */
export function signature(p: Palette) {
  return (
    `<g transform="rotate(-4 480 320)">${rect(230, 170, 480, 320, p.pale, 14)}${rect(270, 210, 190, 18, '#324c9c', 6)}${written(270, 254, 4, 400, { ...p, mid: '#c3cdea' })}${rect(270, 440, 200, 5, '#324c9c')}</g>` +
    line('M290 436C318 380 336 470 366 420S402 462 440 404', '#324c9c', 7) +
    `<g transform="rotate(38 560 260)">${rect(536, 40, 48, 240, p.ink, 10)}${rect(536, 96, 48, 20, p.accent)}${path('M536 280H584L560 350Z', p.accent)}${path('M553 328H567L560 350Z', p.shade)}</g>`
  )
}
