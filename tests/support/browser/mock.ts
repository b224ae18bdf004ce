// The control of a site's built-in provider over HTTP (mocks/README.md).

const control = (site: string, call: 'scenario' | 'data' | 'reset', body: object = {}) =>
  fetch(`${site}/__mock/${call}`, { method: 'POST', body: JSON.stringify(body) })

/** Sets the scenario, for all calls or those below the path `only`. */
export const setScenario = (site: string, name: string, only = '') => control(site, 'scenario', { name, only })

/** Adds records by table, and files by name. */
export const addData = (site: string, data: object) => control(site, 'data', data)

/** Restores the initial state. */
export const resetMock = (site: string) => control(site, 'reset')
