interface Logo {
  initials: string
  name: string
  colour: string
  emblem: string
}

const logos: Record<string, Logo> = {
  'logo-finances.svg': {
    initials: 'MINFI',
    name: 'Finances',
    colour: '#1f6b4f',
    emblem: 'M22 70V44h10v26zm18 0V28h10v42zm18 0V36h10v34zm18 0V18h10v52z',
  },
  'logo-tresor.svg': {
    initials: 'DGT',
    name: 'Trésor public',
    colour: '#324c9c',
    emblem: 'M54 12l40 18v8H14v-8zM20 44h10v24H20zm19 0h10v24H39zm20 0h10v24H59zm19 0h10v24H78zM14 72h80v8H14z',
  },
  'logo-justice.svg': {
    initials: 'MINJUS',
    name: 'Justice',
    colour: '#7a2a33',
    emblem:
      'M50 10h8v8l34 8-2 6-4-1 12 28a14 10 0 0 1-28 0l12-30-24-6v46h14v8H36v-8h14V23l-24 6 12 30a14 10 0 0 1-28 0l12-28-4 1-2-6 34-8z',
  },
  'logo-notaires.svg': {
    initials: 'CNN',
    name: 'Chambre des notaires',
    colour: '#8a6508',
    emblem: 'M24 12h44l16 16v54H24zm10 24h40v6H34zm0 14h40v6H34zm0 14h26v6H34z',
  },
  'logo-banque.svg': {
    initials: 'BC',
    name: 'Banque centrale',
    colour: '#23407f',
    emblem: 'M54 10a37 37 0 1 0 .1 0zm0 10a27 27 0 1 1-.1 0zm-6 10h12v6h-6v6h8v24H48v-6h8V48h-8z',
  },
  'logo-credit.svg': {
    initials: 'APEC',
    name: 'Établissements de crédit',
    colour: '#0f5f77',
    emblem: 'M12 26h84v12H12zm0 18h84v34H12zm10 12v8h24v-8z',
  },
  'logo-forum.svg': {
    initials: 'FCD',
    name: 'Forum des caisses de dépôt',
    colour: '#5b3a86',
    emblem: 'M54 10l12 20h-24zM18 72l12-20 12 20zm48 0l12-20 12 20zM48 36h12v20H48z',
  },
  'logo-huissiers.svg': {
    initials: 'CNH',
    name: 'Huissiers de justice',
    colour: '#365a2b',
    emblem: 'M20 14h50l18 18v48H20zm14 22h34v6H34zm0 14h40v6H34zm30 16l6 6 12-14 4 4-16 18-10-10z',
  },
}

export const logoNames = Object.keys(logos)

/** A partner's logo: its emblem, its initials and its name on white. */
export function logo(file: string) {
  const { initials, name, colour, emblem } = logos[file] ?? { initials: '', name: '', colour: '', emblem: '' }
  const font = 'font-family="Georgia, \'Times New Roman\', serif"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 180" width="360" height="180" role="img"><title>${name}</title><rect width="360" height="180" rx="10" fill="#fff"/><g transform="translate(26 40)"><rect width="108" height="96" rx="12" fill="${colour}"/><path d="${emblem}" fill="#fff" fill-rule="evenodd" transform="translate(0 2)"/></g><text x="152" y="92" ${font} font-size="40" font-weight="700" fill="${colour}">${initials}</text><rect x="152" y="104" width="56" height="4" fill="#dca510"/><text x="152" y="130" font-family="system-ui, Arial, sans-serif" font-size="15" fill="#444">${name}</text></svg>`
}
