/** Sets the scenario of a site's built-in provider, for all calls or those below the path `only`. */
export const setScenario = (site: string, name: string, only?: string) =>
  fetch(`${site}/__mock/scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, ...(only && { only }) }),
  })
