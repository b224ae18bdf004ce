import { style } from './style.ts'

/** The control page while a real provider is checked: where its answers differ from the contract. */
export const checkPage = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fournisseur contrôlé</title>
<style>${style}</style>
<h1>Fournisseur contrôlé</h1>
<p id="about" role="status"></p>
<table><thead><tr><th>Depuis<th>Appel<th>Où<th>Attendu<th>Reçu<th>Fois<tbody id="differences"></table>
<script type="module">
  const find = (id) => document.getElementById(id)
  const row = (cells) => {
    const line = document.createElement('tr')
    for (const cell of cells) line.append(Object.assign(document.createElement('td'), { textContent: cell }))
    return line
  }
  const list = async () => {
    const { provider, checked, differences } = await (await fetch('/__mock/differences')).json()
    find('about').textContent = provider + ' : ' + checked + ' réponses lues, ' + differences.length + ' différences avec le contrat.'
    find('differences').replaceChildren(...differences.map((one) =>
      row([one.at.slice(11, 19), one.call, one.path, one.expected, one.received, one.count])))
  }
  list()
  setInterval(list, 2000)
</script>
`
