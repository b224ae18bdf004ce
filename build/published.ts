import { createHash } from 'node:crypto'
import type { PublishedDocument } from '../src/site/verify/published.ts'

/** The timeout for one document, in milliseconds, and how many are read at a time. */
const answerTimeoutMs = 30_000
const atATime = 4

/**
 * Reads documents from the provider and returns them with their size and SHA-256, so that readers can check a file from
 * elsewhere. A document that cannot be read is omitted with a warning.
 */
export async function digestDocuments(
  documents: readonly Omit<PublishedDocument, 'size' | 'sha256'>[],
  provider: string,
): Promise<PublishedDocument[]> {
  const waiting = [...documents]
  const digested: PublishedDocument[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        const answer = await fetch(new URL(next.address, provider), { signal: AbortSignal.timeout(answerTimeoutMs) })
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        const bytes = new Uint8Array(await answer.arrayBuffer())
        digested.push({ ...next, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
      } catch (error) {
        console.warn(`${next.address} cannot be read, and is not in documents.json: ${String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return digested.toSorted((one, other) => (one.address < other.address ? -1 : 1))
}
