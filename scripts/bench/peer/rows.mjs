export const types = ['actualite', 'publication', 'communique', 'interview', 'mediatheque']

/** Unordered contents, the same in every run. */
export function contents(count) {
  return Array.from({ length: count }, (_, n) => {
    const word = ((n * 7919) % count).toString(36)
    return {
      id: n + 1,
      titre: `Contenu ${word} élément ${n}`,
      type: types[(n * 31) % types.length],
      Description: `Texte ${word} `.repeat(12),
    }
  })
}
