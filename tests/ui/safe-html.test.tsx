import { waitFor } from '@testing-library/react'
import { renderPart } from '@tests/support/render-part'
import { describe, expect, test, vi } from 'vitest'
import type * as Sanitize from '@/lib/sanitize'
import { sanitize } from '@/lib/sanitize'
import { SafeHtml } from '@/ui/html/safe-html'

/** Returns the sanitised HTML in a browser without Trusted Types. */
function clean(html: string): string {
  const result = sanitize(html)
  if (typeof result !== 'string') throw new Error('Text was expected')
  return result
}

describe('sanitising removes', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a handler', '<img src="/a.png" alt="a" onerror="alert(1)">', /^<img src="\/a.png" alt="a"(?!.*onerror)/],
    ['a script address', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['a split script address', '<a href="java\nscript:alert(1)">a</a>', 'a'],
    ['a link to a place of the text, as to a footnote of Word', '<p>Loi<a href="#_ftn1">[1]</a></p>', '<p>Loi[1]</p>'],
    ['a data address', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', /^(?!.*data:)/],
    ['an address without its scheme', '<a href="//evil.example">a</a>', /^(?!.*evil)/],
    ['an address with a backslash', '<a href="/\\evil.example">a</a>', /^(?!.*evil)/],
    ['an address that pretends', '<a href="https://cdec.cm@evil.example/">a</a>', /^(?!.*evil)/],
    ['a frame', '<iframe src="https://evil.example"></iframe>a', 'a'],
    ['a form', '<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['names', '<p id="root" class="x" name="y" data-a="1" aria-hidden="true">a</p>', '<p>a</p>'],
    ['drawings', '<svg><g onload="alert(1)"></g></svg><math><mtext>a</mtext></math>', ''],
    ['a counting picture', '<p>a<img src="https://t.example/p.gif" width="1" height="1"></p>', '<p>a</p>'],
    ['a heading of the first order', '<h1>a</h1>', 'a'],
  ])('%s', (_what, html, safe) => {
    const result = clean(html)
    if (typeof safe === 'string') expect(result).toBe(safe)
    else expect(result).toMatch(safe)
  })

  test('a text keeps its shape', () => {
    const html =
      '<h2>a</h2><p><strong>b</strong> <em>c</em></p><ul><li>d</li></ul><table><tbody><tr><td>e</td></tr></tbody></table>'
    expect(clean(html)).toBe(html)
  })

  test.each(['mailto:info@cdec.cm', 'tel:+237222230000', '/publications?page=2', `${location.origin}/en/missions`])(
    'a link to %s opens no tab of its own',
    (href) => {
      expect(clean(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`)
    },
  )

  test.each([
    '<del>a</del> <strike>b</strike> <s>c</s>',
    ['<p><span style="color:red;text-decoration:line-through">a</span> b</p>', '<p><span><s>a</s></span> b</p>'],
    [
      '<ul style="text-decoration: LINE-THROUGH"><li>a</li> <li>b</li></ul>',
      '<ul><li><s>a</s></li> <li><s>b</s></li></ul>',
    ],
  ])('what is struck through stays so: %s', (struck) => {
    const [html = '', shown = html] = [struck].flat()
    expect(clean(html)).toBe(shown)
  })

  test('links to other sites and to files open in a new tab without referrer, pictures load lazily without referrer', () => {
    for (const href of ['https://example.org/', '/api/files/avis.pdf'])
      expect(clean(`<a href="${href}">a</a>`)).toBe(
        `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">a</a>`,
      )
    expect(clean('<img src="/a.png" alt="">')).toBe(
      '<img src="/a.png" alt="" loading="lazy" referrerpolicy="no-referrer">',
    )
  })

  test('sanitised HTML stays safe when it is parsed again', () => {
    const html = '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">'
    const once = clean(html)
    expect(clean(once)).toBe(once)
    expect(once).not.toMatch(/onerror=alert(?![^<]*")/)
  })
})

describe('on the screen', () => {
  test('the text is shown first, then its markup', async () => {
    const { container } = await renderPart(<SafeHtml html="<p>Bonjour <strong>à tous</strong>&nbsp;!</p>" />)
    await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('à tous'))
    expect(container).toHaveTextContent('Bonjour à tous !')
  })

  test('text without markup stays text, with its line ends', async () => {
    const { container } = await renderPart(<SafeHtml html={'Un\nDeux'} />)
    expect(container.querySelector('p')).toBeNull()
    expect(container.firstElementChild?.textContent).toBe('Un\nDeux')
  })
})

test('a browser with Trusted Types gets one', async () => {
  class TrustedHtml {
    readonly html: string
    constructor(html: string) {
      this.html = html
    }
    toString() {
      return this.html
    }
  }
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => ({
      name,
      createHTML: (html: string) => new TrustedHtml(rules.createHTML(html)),
      createScriptURL: String,
    }),
    emptyHTML: '',
  })
  // Another instance: the module asks for Trusted Types when it is loaded.
  const path = '/src/lib/sanitize.ts?trusted'
  const trusted: typeof Sanitize = await import(/* @vite-ignore */ path)
  const result: unknown = trusted.sanitize('<p onclick="x()">a</p>')
  expect(result).toBeInstanceOf(TrustedHtml)
  expect(String(result)).toBe('<p>a</p>')
})

describe('HTML that is too large or too deep is shown as plain text', () => {
  test.each([
    ['nested a thousand times', `${'<div>'.repeat(1000)}mot${'</div>'.repeat(1000)}`],
    ['of nothing but brackets', `mot${'<'.repeat(1_000_000)}`],
  ])('%s', async (_what, html) => {
    await renderPart(<SafeHtml html={html} />)
    expect(document.body).toHaveTextContent(/^\s*mot/)
    await import('@/lib/sanitize')
    expect(document.querySelectorAll('p, div div div')).toHaveLength(0)
  })
})
