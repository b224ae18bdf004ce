import { circle, each, ground, line, type Palette, path, rect } from './palette'

/** The skyline of a capital on its hills. */
export function city(p: Palette) {
  const windows = (x: number, y: number, across: number, down: number) =>
    each(across * down, (n) => rect(x + (n % across) * 26, y + Math.floor(n / across) * 34, 14, 18, p.accent, 2))
  return (
    circle(700, 150, 56, p.accent) +
    path('M0 430C150 330 300 380 420 340S700 260 960 380V600H0Z', p.mid) +
    rect(190, 250, 110, 270, p.ink, 6) +
    windows(206, 272, 3, 6) +
    rect(320, 180, 130, 340, p.ink, 6) +
    windows(338, 204, 4, 8) +
    path('M470 300L540 250L610 300V520H470Z', p.ink) +
    windows(490, 320, 4, 5) +
    rect(630, 220, 120, 300, p.ink, 6) +
    windows(646, 242, 4, 7) +
    path('M0 520C240 480 620 500 960 470V600H0Z', p.shade) +
    path('M0 540C240 500 620 530 960 496V600H0Z', p.accent)
  )
}

/** A bridge: what long savings build. */
export function bridge(p: Palette) {
  const cables = (x: number) =>
    each(6, (n) =>
      line(`M${x} ${130 + n * 12}L${x - 40 - n * 30} 396M${x} ${130 + n * 12}L${x + 40 + n * 30} 396`, p.mid, 4),
    )
  return (
    cables(300) +
    cables(660) +
    path('M284 110H316L324 520H276Z', p.ink) +
    path('M644 110H676L684 520H636Z', p.ink) +
    rect(40, 396, 880, 26, p.ink, 4) +
    rect(40, 402, 880, 6, p.accent) +
    path('M0 500C120 480 200 520 320 500S540 480 660 500S860 520 960 496V600H0Z', p.mid) +
    path('M0 540C140 520 220 560 340 540S560 520 680 540S860 560 960 536V600H0Z', p.ink)
  )
}

/** A round table and its chairs. */
export function meeting(p: Palette) {
  const seats = each(7, (n) => {
    const x = 180 + n * 100
    const y = 250 - Math.round(60 * Math.sin((n * Math.PI) / 6))
    return (
      circle(x, y - 66, 34, n % 2 ? p.accent : p.mid) +
      path(`M${x - 56} ${y + 60}C${x - 56} ${y - 40} ${x + 56} ${y - 40} ${x + 56} ${y + 60}Z`, n % 2 ? p.mid : p.ink)
    )
  })
  const papers = each(
    5,
    (n) =>
      `<g transform="rotate(${(n - 2) * 6} ${240 + n * 120} 350)">${rect(214 + n * 120, 332, 56, 40, p.pale, 4)}</g>`,
  )
  return (
    seats +
    `<ellipse cx="480" cy="372" rx="380" ry="104" fill="${p.ink}"/>` +
    `<ellipse cx="480" cy="360" rx="380" ry="98" fill="${p.mid}"/>` +
    papers +
    path('M400 462H560L590 528H370Z', p.ink)
  )
}

/** A microphone for interviews. */
export function microphone(p: Palette) {
  const waves = each(3, (n) =>
    line(
      `M${300 - n * 48} ${190 - n * 24}A${150 + n * 40} ${150 + n * 40} 0 0 0 ${300 - n * 48} ${330 + n * 24}M${660 + n * 48} ${190 - n * 24}A${150 + n * 40} ${150 + n * 40} 0 0 1 ${660 + n * 48} ${330 + n * 24}`,
      n === 1 ? p.accent : p.mid,
      10,
    ),
  )
  return (
    waves +
    rect(402, 84, 156, 276, p.ink, 78) +
    each(5, (n) => rect(424, 136 + n * 32, 112, 10, p.mid, 5)) +
    rect(402, 300, 156, 20, p.accent) +
    line('M354 270V300A126 126 0 0 0 606 300V270M480 430V500', p.accent, 16) +
    rect(390, 496, 180, 20, p.ink, 10)
  )
}

/** A loudspeaker for announcements. */
export function announcement(p: Palette) {
  return (
    path('M290 240L600 110V440L290 320Z', p.ink) +
    rect(212, 230, 100, 100, p.mid, 16) +
    path('M326 334L360 470H424L396 360Z', p.accent) +
    `<ellipse cx="600" cy="275" rx="42" ry="168" fill="${p.mid}"/><ellipse cx="600" cy="275" rx="20" ry="84" fill="${p.shade}"/>` +
    line('M690 180L770 130M704 275H800M690 370L770 420', p.accent, 16)
  )
}

/** A screen that plays. */
export function screen(p: Palette) {
  return (
    rect(200, 100, 560, 340, p.ink, 22) +
    rect(224, 124, 512, 270, p.mid, 10) +
    circle(480, 258, 76, p.accent) +
    path('M456 216V300L526 258Z', p.pale) +
    rect(248, 412, 464, 10, p.mid, 5) +
    rect(248, 412, 180, 10, p.accent, 5) +
    circle(428, 417, 12, p.accent) +
    rect(440, 440, 80, 50, p.ink) +
    rect(360, 486, 240, 18, p.ink, 9) +
    ground(p, 506)
  )
}
