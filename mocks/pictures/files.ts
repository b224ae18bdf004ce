import { scales, seat, shield, vault } from './institution'
import { logo, logoNames } from './logos'
import { chart, coins, growth, utilities } from './money'
import { frame, type Palette, palettes } from './palette'
import { archive, deed, law, signature } from './papers'
import { announcement, bridge, city, meeting, microphone, screen } from './scenes'

interface Drawing {
  draw: (palette: Palette) => string
  title: string
}

const drawings: Record<string, Drawing> = {
  announcement: { draw: announcement, title: 'Annonce' },
  archive: { draw: archive, title: 'Archives' },
  bridge: { draw: bridge, title: 'Pont' },
  chart: { draw: chart, title: 'Graphique' },
  city: { draw: city, title: 'Ville' },
  coins: { draw: coins, title: 'Pièces de monnaie' },
  deed: { draw: deed, title: 'Acte scellé' },
  growth: { draw: growth, title: 'Jeune pousse' },
  law: { draw: law, title: 'Livres de droit' },
  meeting: { draw: meeting, title: 'Réunion' },
  microphone: { draw: microphone, title: 'Micro' },
  scales: { draw: scales, title: 'Balance de la justice' },
  screen: { draw: screen, title: 'Écran' },
  seat: { draw: seat, title: 'Siège' },
  shield: { draw: shield, title: 'Bouclier' },
  signature: { draw: signature, title: 'Signature' },
  utilities: { draw: utilities, title: 'Eau et électricité' },
  vault: { draw: vault, title: 'Coffre' },
}

/** A file that is there and no picture: what shows it must show something else. A 404 would be an error of the console too. */
const damaged = 'image-abimee.svg'

/** A drawn picture by its file name, `scales.svg` or, in one of the four palettes, `scales-2.svg`. */
export function pictureFile(name = '') {
  if (name === damaged) return svg('<svg')
  const [, drawing = '', palette = '0'] = /^([a-z]+)(?:-(\d))?\.svg$/.exec(name) ?? []
  const found = drawings[drawing]
  const colours = palettes[Number(palette)]
  if (found && colours) return svg(frame(colours, found.draw(colours), found.title))
  return logoNames.includes(name) ? svg(logo(name)) : undefined
}

export const pictureNames = Object.keys(drawings).flatMap((name) => palettes.map((_, n) => `${name}-${n}.svg`))

const svg = (bytes: string) => ({ type: 'image/svg+xml', bytes })
