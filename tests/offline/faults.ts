import { HttpResponse } from 'msw'

export interface Fault {
  /** Answers each call while it lasts; `over` is fulfilled when it ends. */
  answer: (over: Promise<void>) => Response | Promise<Response>
  /** What the visitor reads about it wherever something of the provider's is shown; '' for nothing. */
  says: string
  /** It is an answer like any other, so that nothing asks again by itself. */
  passes?: boolean
}

const failing = 'Le service est momentanément indisponible.'
const silent = 'Le réseau ne répond pas.'
const page = '<!doctype html><title>Portail</title><h1>Veuillez vous connecter</h1>'
const html = { 'Content-Type': 'text/html; charset=utf-8' }

export const faults: Record<string, Fault> = {
  'F1 500 with a message': { answer: () => HttpResponse.json({ message: 'Erreur' }, { status: 500 }), says: failing },
  'F1 502 with a web page': { answer: () => new HttpResponse(page, { status: 502, headers: html }), says: failing },
  'F1 503 with nothing': { answer: () => new HttpResponse(null, { status: 503 }), says: failing },
  'F1 504 with words': { answer: () => new HttpResponse('Gateway Time-out', { status: 504 }), says: failing },
  'F2 a connection that breaks': { answer: () => HttpResponse.error(), says: silent },
  'F3 no answer, ever': { answer: () => new Promise(() => undefined), says: silent },
  'F4 a slow drip': { answer: drip, says: silent },
  'F5 half an answer': { answer: () => new HttpResponse('[{"id": 1, "tit'), says: failing },
  'F6 a web page instead of data': { answer: () => new HttpResponse(page, { headers: html }), says: failing },
  'F7 null': { answer: () => HttpResponse.json(null), says: '', passes: true },
  'F8 too many requests': {
    answer: () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '20' } }),
    says: failing,
  },
  'F10 forbidden': { answer: () => HttpResponse.json({ message: 'Interdit' }, { status: 403 }), says: failing },
  'F24 no network': { answer: () => HttpResponse.error(), says: 'Vous êtes hors ligne.' },
  'F29 nothing where data is expected': { answer: () => new HttpResponse(null, { status: 204 }), says: failing },
}

/** A letter a second; it breaks when the fault is over, and is asked for again. */
function drip(over: Promise<void>): Response {
  const letters = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const timer = setInterval(() => controller.enqueue(letters.encode(' ')), 1000)
      const stop = () => {
        clearInterval(timer)
        controller.error(new Error('The line broke'))
      }
      void over.then(stop)
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}
