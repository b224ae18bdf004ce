import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import { messageOf, reportErrors } from '@/app/report-errors'

const address = 'https://rapports.example/cdec'
const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
const reports = () => sent.mock.calls.map(([, init]): unknown => JSON.parse(init?.body as string))
const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

beforeEach(() => {
  localStorage.clear()
  sent.mockClear()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/publications')
  vi.stubGlobal('fetch', sent)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
})

const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))

describe('the message of an error', () => {
  test.each([
    [
      new TypeError("Cannot read properties of undefined (reading 'titre')"),
      'TypeError: Cannot read properties of undefined (reading …)',
    ],
    [
      new SyntaxError('Unexpected token \'J\', "Jean "Titi" Mballa" is not valid JSON'),
      'SyntaxError: Unexpected token … is not valid …',
    ],
    [
      new Error('Failed to fetch https://cdec.cm/a?q=Jean and /Admin/users?search=Jean'),
      'Error: Failed to fetch … and …',
    ],
    [new ApiError(422, 'jean@mballa.cm est déjà pris'), 'ApiError 422'],
    ['Jean Mballa', ''],
  ])('%s', (error, message) => expect(messageOf(error)).toBe(message))

  test('contains nothing that is typed on the page or part of its address, and no token', () => {
    localStorage.setItem('token', 'jetonSansChiffre')
    history.replaceState(null, '', '/Admin/users?search=Essomba')
    document.body.innerHTML =
      '<input type="password" value="sesame"><textarea></textarea><div contenteditable>Bikoro</div>'
    Object.assign(document.querySelector('textarea') ?? {}, { value: 'née le lundi à Kribi' })
    const message = messageOf(new Error('No place for sesame, Kribi, Bikoro, Essomba and jetonSansChiffre'))
    expect(message).toBe('Error: No place for …, …, …, … and …')
  })
})

describe('a report', () => {
  test('names the kind, the release, the pattern of the route and the family of the browser, and no address', () => {
    history.replaceState(null, '', '/actualites/mon-histoire?q=Jean')
    reportErrors(address, () => '/actualites/$slug')
    uncaught(new TypeError('x is not a function'))
    expect(reports()).toEqual([
      {
        kind: 'error',
        message: 'TypeError: x is not a function',
        release: 'dev',
        route: '/actualites/$slug',
        browser: 'Chrome',
      },
    ])
    expect(sent).toHaveBeenCalledWith(
      address,
      expect.objectContaining({ referrerPolicy: 'no-referrer', credentials: 'omit', keepalive: true }),
    )
  })

  test('is sent once for each kind and day, and again the next day', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z'), toFake: ['Date'] })
    const report = reportErrors(address, () => undefined)
    for (let n = 0; n < 3; n += 1) report('error', new Error('one'))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('two') }))
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src', sourceFile: '' }),
    )
    report('start', new Error('three'))
    const kinds = () => reports().map((one) => Object(one).kind)
    expect(kinds()).toEqual(['error', 'rejection', 'policy', 'start'])
    vi.setSystemTime(new Date('2026-11-26T10:00:00Z'))
    report('error', new Error('one'))
    expect(kinds().at(-1)).toBe('error')
    expect(kinds()).toHaveLength(5)
  })
})
