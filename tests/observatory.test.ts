// @vitest-environment node
import { expect, test } from 'vitest'
import { contentPolicy, securityHeaders } from '../scripts/content-policy'

// The arithmetic of MDN's HTTP Observatory (mdn/mdn-http-observatory, src/grader/charts.js): 100 to begin with, what
// is missing is taken off, and what is more than needed is added once the rest is at least 90.

const policy = contentPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] })
const directives = new Map(
  policy.split('; ').map((line) => {
    const [name = '', ...values] = line.trim().split(/\s+/)
    return [name, values]
  }),
)
const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? []

/** What each header adds or takes off. */
function marks(): Record<string, number> {
  const strict = !['script-src', 'object-src'].some((name) =>
    sources(name).some((source) => /unsafe-(?:inline|eval)|^(?:\*|https?:|data:)$/.test(source)),
  )
  const fromNothing = directives.get('default-src')?.join() === "'none'"
  const age = Number(/max-age=(\d+)/.exec(securityHeaders['Strict-Transport-Security'])?.[1] ?? 0)
  return {
    policy: strict && fromNothing ? 10 : strict ? 5 : -20,
    frames: directives.get('frame-ancestors')?.join() === "'none'" ? 5 : -20,
    referrer: /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      securityHeaders['Referrer-Policy'],
    )
      ? 5
      : 0,
    resources: securityHeaders['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
    openers: securityHeaders['Cross-Origin-Opener-Policy'] === 'same-origin' ? 10 : 0,
    transport: age >= 15_768_000 ? 0 : -10,
    sniffing: securityHeaders['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
  }
}

test('the headers are worth 140 points: an A+', () => {
  const all = Object.values(marks())
  const base = 100 + all.filter((mark) => mark < 0).reduce((sum, mark) => sum + mark, 0)
  expect(base).toBe(100)
  expect(base + all.filter((mark) => mark > 0).reduce((sum, mark) => sum + mark, 0)).toBe(140)
})

test('no inline script but by its hash, nothing evaluated, frames of the video host only, HTML of our own making only', () => {
  expect(sources('script-src')).toEqual(["'self'", "'sha256-a'"])
  expect(sources('style-src')).toEqual(["'self'", "'sha256-b'"])
  expect(sources('frame-src')).toEqual(['https://www.youtube-nocookie.com'])
  expect(sources('connect-src')).toEqual(["'self'"])
  expect(sources('base-uri')).toEqual(["'none'"])
  expect(sources('object-src')).toEqual(["'none'"])
  expect(sources('require-trusted-types-for')).toEqual(["'script'"])
})
