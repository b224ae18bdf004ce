/** Puts the built-in provider of a site into one of its scenarios, for every call or those below one address. */
export const setScenario = (site: string, name: string, only?: string) =>
  fetch(`${site}/__mock/scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, ...(only && { only }) }),
  })
