import { HttpResponse } from 'msw'

export interface Fault {
  /** Answers each call during the fault; `over` is fulfilled when the fault ends. */
  answer: (over: Promise<void>) => Response | Promise<Response>
  /** The message about it on pages that show data of the provider; '' for none. */
  message: string
  /** The answer is a valid one, so that nothing is requested again. */
  isValid?: boolean
}

const failing = 'Le service est momentanément indisponible.'
const silent = 'Le réseau ne répond pas.'
const page = '<!doctype html><title>Portail</title><h1>Veuillez vous connecter</h1>'
const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** The first ones are those of npm test. */
export const faults: Record<string, Fault> = {
  'F1 500 with a message': {
    answer: () => HttpResponse.json({ message: 'Erreur' }, { status: 500 }),
    message: failing,
  },
  'F3 no answer, ever': { answer: () => new Promise(() => undefined), message: silent },
  'F24 no network': { answer: () => HttpResponse.error(), message: 'Vous êtes hors ligne.' },
  'F6 a web page instead of data': { answer: () => new HttpResponse(page, { headers: html }), message: failing },
  'F7 null': { answer: () => HttpResponse.json(null), message: '', isValid: true },
  'F2 a connection that breaks': { answer: () => HttpResponse.error(), message: silent },
  'F4 a slow drip': { answer: drip, message: silent },
  'F5 half an answer': { answer: () => new HttpResponse('[{"id": 1, "tit'), message: failing },
  'F8 too many requests': {
    answer: () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '20' } }),
    message: failing,
  },
  'F10 forbidden': { answer: () => HttpResponse.json({ message: 'Interdit' }, { status: 403 }), message: failing },
  'F29 nothing where data is expected': { answer: () => new HttpResponse(null, { status: 204 }), message: failing },
}

/** Answers with one character per second; the answer breaks when the fault ends. */
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
