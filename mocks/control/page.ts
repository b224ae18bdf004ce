/** The control page: plain HTML over the JSON interface. */
export const page = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Fournisseur intégré</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1b2b5e }
  h1 { border-bottom: 4px solid #dca510 }
  button { font: inherit; padding: .3rem .8rem; margin: .15rem; border: 1px solid #324c9c; border-radius: 6px; background: #fff; color: #324c9c; cursor: pointer }
  button[aria-pressed=true] { background: #324c9c; color: #fff }
  table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .2rem .6rem; border-bottom: 1px solid #ddd; overflow-wrap: anywhere }
  .bad { color: #a11; font-weight: 600 } input, select, textarea { font: inherit; padding: .3rem }
  textarea { box-sizing: border-box; width: 100%; font-family: monospace }
</style>
<h1>Fournisseur intégré</h1>
<h2>Scénario</h2>
<p><label>Seulement pour les chemins qui commencent par <input id="only" placeholder="/api/publications"></label></p>
<p id="scenarios"></p>
<p id="about" role="status"></p>
<p><button id="reset">Réinitialiser les données, les sessions et le scénario</button></p>
<h2>Données</h2>
<p><label for="data">Enregistrements à ajouter, en JSON (mocks/README.md)</label>
<textarea id="data" rows="4">{"missions": [{"titre": {"fr": "Titre", "en": "Title"}}]}</textarea></p>
<p><button id="add">Ajouter</button> <button id="many">Ajouter 200 enregistrements</button>
<label>à <select id="table"></select></label></p>
<p id="added" role="status"></p>
<h2>Comptes</h2>
<table><thead><tr><th>Adresse<th>Mot de passe<th>Type<tbody id="accounts"></table>
<h2>Dernières requêtes</h2>
<table><thead><tr><th>Heure<th>Appel<th>Statut<th>Durée<th>Langue<th>Jeton<tbody id="requests"></table>
<script type="module">
  const find = (id) => document.getElementById(id)
  const send = (path, body) => fetch('/__mock/' + path, body && { method: 'POST', body })
  const call = async (path, body) => (await send(path, body && JSON.stringify(body))).json()
  const row = (cells, bad) => {
    const line = document.createElement('tr')
    for (const cell of cells) line.append(Object.assign(document.createElement('td'), { textContent: cell, className: bad ? 'bad' : '' }))
    return line
  }
  function show({ playing, scenarios, accounts, tables }) {
    find('scenarios').replaceChildren(...scenarios.map(({ name, about }) => {
      const button = Object.assign(document.createElement('button'), { textContent: name, title: about })
      button.setAttribute('aria-pressed', String(name === playing.name))
      button.onclick = async () => show(await call('scenario', { name, only: find('only').value }))
      return button
    }))
    find('about').textContent = scenarios.find(({ name }) => name === playing.name).about + (playing.only && ' (' + playing.only + ')')
    find('accounts').replaceChildren(...accounts.map(({ email, password, type }) => row([email, password, type])))
    if (find('table').length === 0) find('table').append(...tables.map((name) => new Option(name)))
  }
  const list = async () => find('requests').replaceChildren(...(await call('requests')).map((entry) =>
    row([entry.at.slice(11, 19), entry.method + ' ' + entry.path, entry.status, entry.ms + ' ms', entry.locale, entry.signedIn ? 'oui' : ''], entry.status >= 400 || entry.status === 0)))
  const add = async (json) => {
    const response = await send('data', json)
    find('added').textContent = response.ok ? 'Ajouté.' : (await response.json()).message
    find('added').className = response.ok ? '' : 'bad'
  }
  find('add').onclick = () => add(find('data').value)
  find('many').onclick = () => add(JSON.stringify({ [find('table').value]: 200 }))
  find('reset').onclick = async () => { show(await call('reset', {})); list() }
  show(await call('state'))
  list()
  setInterval(list, 2000)
</script>
`
