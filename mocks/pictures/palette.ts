/** The colours of one picture: the ground, what is drawn on it, and the gold that is on every one. */
export interface Palette {
  top: string
  bottom: string
  halo: string
  ink: string
  mid: string
  pale: string
  accent: string
  shade: string
}

const gold = { accent: '#dca510', shade: '#a97c05' }

export const palettes: readonly Palette[] = [
  { top: '#1b2b5e', bottom: '#324c9c', halo: '#4563bd', ink: '#f4f6fc', mid: '#b9c6ea', pale: '#ffffff', ...gold },
  { top: '#f3f6fd', bottom: '#d5dff5', halo: '#ffffff', ink: '#324c9c', mid: '#7f95d1', pale: '#ffffff', ...gold },
  { top: '#fbf1d3', bottom: '#f0d78c', halo: '#fff9e8', ink: '#2a3f82', mid: '#7d8bbb', pale: '#ffffff', ...gold },
  { top: '#0d4a40', bottom: '#1f7a63', halo: '#2f9479', ink: '#f1faf6', mid: '#a9dccb', pale: '#ffffff', ...gold },
]

export const width = 960
export const height = 600

/** The whole picture: ground, halo, fine lines like those of a banknote, and the drawing. */
export function frame(palette: Palette, drawing: string, title: string) {
  const { top, bottom, halo, ink } = palette
  const rings = Array.from({ length: 14 }, (_, n) => `<circle cx="900" cy="60" r="${70 + n * 26}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title><defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="480" cy="300" r="236" fill="${halo}" opacity=".55"/><g fill="none" stroke="${ink}" stroke-opacity=".09" stroke-width="2">${rings}</g>${drawing}</svg>`
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${rx ? ` rx="${rx}"` : ''}/>`

export const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, w = 6) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`

export const ground = (palette: Palette, y = 500) => rect(120, y, 720, 10, palette.mid, 5)

/** `count` pieces drawn from their number. */
export const each = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join('')
