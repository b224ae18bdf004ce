/** Whether a text contains what is searched, whatever the case; an empty search matches everything. */
export function matches(text: string, search: string): boolean {
  return text.toLocaleLowerCase('fr').includes(search.trim().toLocaleLowerCase('fr'))
}
