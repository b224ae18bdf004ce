import { circle, each, ground, line, type Palette, path, rect } from './palette'

/** One coin of a pile, seen from the side. */
function coin(x: number, y: number, p: Palette) {
  return (
    path(`M${x - 70} ${y}V${y + 22}A70 22 0 0 0 ${x + 70} ${y + 22}V${y}Z`, p.shade) +
    `<ellipse cx="${x}" cy="${y}" rx="70" ry="22" fill="${p.accent}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="48" ry="13" fill="none" stroke="${p.shade}" stroke-width="4"/>`
  )
}

const pile = (x: number, count: number, p: Palette) => each(count, (n) => coin(x, 478 - n * 26, p))

/** Piles of coins that grow. */
export function coins(p: Palette) {
  return (
    ground(p, 502) +
    pile(240, 3, p) +
    pile(400, 6, p) +
    pile(560, 9, p) +
    pile(720, 12, p) +
    line('M200 330L370 250L520 190L690 90', p.ink, 8) +
    path('M716 76L704 118L670 92Z', p.ink)
  )
}

/** Bars and a curve. */
export function chart(p: Palette) {
  const heights = [96, 150, 128, 206, 180, 262, 318]
  const bars = heights.map((h, n) => rect(212 + n * 80, 478 - h, 48, h, n % 2 ? p.mid : p.ink, 6)).join('')
  const points = heights.map((h, n) => `${236 + n * 80} ${444 - h}`)
  return (
    line('M180 110V480H780', p.mid, 6) +
    bars +
    line(`M${points.join('L')}`, p.accent, 10) +
    points.map((point) => circle(Number(point.split(' ')[0]), Number(point.split(' ')[1]), 13, p.accent)).join('') +
    points.map((point) => circle(Number(point.split(' ')[0]), Number(point.split(' ')[1]), 6, p.pale)).join('')
  )
}

/** A young plant on coins: deposits that help the country to grow. */
export function growth(p: Palette) {
  return (
    ground(p, 506) +
    each(3, (n) => coin(480, 480 - n * 26, p)) +
    each(2, (n) => coin(330, 480 - n * 26, p)) +
    coin(630, 480, p) +
    line('M480 420C476 340 484 270 480 150', p.ink, 14) +
    path('M480 340C400 344 346 300 336 226C416 222 472 266 480 340Z', p.ink) +
    path('M480 280C560 284 614 240 624 166C544 162 488 206 480 280Z', p.mid) +
    path('M480 190C430 182 402 146 404 98C452 106 480 142 480 190Z', p.mid) +
    path('M480 170C526 162 552 128 550 84C504 92 480 124 480 170Z', p.ink) +
    line('M366 250C410 268 450 300 478 338M594 190C550 208 510 240 482 278', p.accent, 4)
  )
}

/** A drop and a lamp: what water and electricity subscribers leave as a guarantee. */
export function utilities(p: Palette) {
  const rays = each(7, (n) => `<g transform="rotate(${n * 30 - 90} 630 250)">${line('M630 108V74', p.accent, 9)}</g>`)
  return (
    ground(p) +
    path('M330 120C400 220 440 276 440 344A110 110 0 0 1 220 344C220 276 260 220 330 120Z', p.ink) +
    line('M268 350A64 64 0 0 0 324 408', p.mid, 16) +
    path(
      'M630 132A118 118 0 0 1 696 348C682 360 680 376 678 396H582C580 376 578 360 564 348A118 118 0 0 1 630 132Z',
      p.ink,
    ) +
    line('M600 390V300L580 262M660 390V300L680 262M600 300H660', p.accent, 7) +
    rays +
    rect(584, 404, 92, 20, p.mid, 8) +
    rect(592, 430, 76, 20, p.mid, 8) +
    path('M604 456H656L644 480H616Z', p.mid)
  )
}
