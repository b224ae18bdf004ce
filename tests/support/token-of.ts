/** Signs in over HTTP. Returns the token. */
export async function tokenOf(base: string, email = 'admin@cdec.cm'): Promise<string> {
  const body = JSON.stringify({ email, password: 'motdepasse' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await (await fetch(`${base}/api/login`, { method: 'POST', body, headers })).json()
  if (!answer.access_token) throw new Error('Not signed in')
  return answer.access_token
}
