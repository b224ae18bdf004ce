const html = [
  '<img src=x onerror="document.title=\'hacked\'">',
  '<script>document.title="hacked"</script>',
  '<svg onload="document.title=\'hacked\'"><a href="javascript:document.title=1">lien</a></svg>',
  '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe>',
  '<form action="https://example.com"><input name="password"></form>',
  '<p style="position:fixed;inset:0">Un paragraphe qui couvre la page</p>',
  '<a href="jAvA&#10;script:alert(1)" onclick="document.title=1">cliquez</a>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=document.title=1></style></mglyph></math>',
].join('')

const links = new Set([
  'source',
  'document',
  'video',
  'photo',
  'image',
  'imagePrincipaleUrl',
  'imagePrincipale',
  'avatar',
])
const titles = new Set(['title', 'titre', 'nom', 'name', 'label'])
const texts = new Set(['description', 'Description', 'introduction', 'contenu'])

/** Returns a record as an attacker with access to the provider's content would change it. Its keys stay. */
export function hostile(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, attack(name, value)]))
}

function attack(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(() => 'javascript:document.title="hacked"')
  if (typeof value === 'object' && value !== null) return hostile(value)
  if (links.has(name)) return 'javascript:document.title="hacked"'
  if (titles.has(name)) return '<script>document.title="hacked"</script>'.padEnd(10_000, '“long title” ')
  if (texts.has(name)) return `${typeof value === 'string' ? value : ''}${html}`
  if (name === 'youtube_id') return '"><script>document.title="hacked"</script>'
  return value
}
