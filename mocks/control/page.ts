import { style } from './style.ts'

/** The control page: plain HTML over the JSON interface. */
export const page = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fournisseur intégré</title>
<style>${style}</style>
<h1>Fournisseur intégré</h1>
<h2>Scénario</h2>
<p><label>Seulement pour les chemins qui commencent par <input id="only" placeholder="/api/publications"></label></p>
<p id="scenarios"></p>
<p id="about" role="status"></p>
<p><button id="reset">Réinitialiser les données, les sessions et le scénario</button></p>
<h2>Comptes</h2>
<table><thead><tr><th>Adresse<th>Mot de passe<th>Type<tbody id="accounts"></table>
<h2>Dernières requêtes</h2>
<table><thead><tr><th>Heure<th>Appel<th>Statut<th>Durée<th>Langue<th>Jeton<tbody id="requests"></table>
<script type="module">
  const find = (id) => document.getElementById(id)
  const call = async (path, body) => (await fetch('/__mock/' + path, body && { method: 'POST', body: JSON.stringify(body) })).json()
  const row = (cells, bad) => {
    const line = document.createElement('tr')
    for (const cell of cells) line.append(Object.assign(document.createElement('td'), { textContent: cell, className: bad ? 'bad' : '' }))
    return line
  }
  function show({ playing, scenarios, accounts }) {
    find('scenarios').replaceChildren(...scenarios.map(({ name, about }) => {
      const button = Object.assign(document.createElement('button'), { textContent: name, title: about })
      button.setAttribute('aria-pressed', String(name === playing.name))
      button.onclick = async () => show(await call('scenario', { name, only: find('only').value }))
      return button
    }))
    find('about').textContent = scenarios.find(({ name }) => name === playing.name).about + (playing.only && ' (' + playing.only + ')')
    find('accounts').replaceChildren(...accounts.map(({ email, password, type }) => row([email, password, type])))
  }
  const list = async () => find('requests').replaceChildren(...(await call('requests')).map((entry) =>
    row([entry.at.slice(11, 19), entry.method + ' ' + entry.path, entry.status, entry.ms + ' ms', entry.locale, entry.signedIn ? 'oui' : ''], entry.status >= 400 || entry.status === 0)))
  find('reset').onclick = async () => { show(await call('reset', {})); list() }
  show(await call('state'))
  list()
  setInterval(list, 2000)
</script>
`
