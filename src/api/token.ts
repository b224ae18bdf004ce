const key = 'token'

// Used only while the browser refuses storage (private mode, full, blocked).
let memory: string | null = null

/** The bearer token, or null. What cannot stand in a header is no token. */
export function getToken(): string | null {
  const token = read() ?? memory
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null
}

export function setToken(token: string) {
  memory = null
  try {
    localStorage.setItem(key, token)
  } catch {
    memory = token
  }
}

export function removeToken() {
  memory = null
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is stored where nothing can be removed.
  }
}

function read() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
