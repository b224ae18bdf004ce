/** Whether a text contains what is searched, whatever the case and the kind of space; an empty search matches everything. */
export function matches(text: string, search: string): boolean {
  return folded(text).includes(folded(search.trim()))
}

// A typeset text has spaces that nobody types.
const folded = (text: string) => text.replaceAll(/\s+/g, ' ').toLocaleLowerCase('fr')
