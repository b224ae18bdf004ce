import * as v from 'valibot'

/** A document that the institution has published, as the build lists it (build/published.ts). */
const document = v.object({
  address: v.string(),
  title: v.string(),
  /** ISO; '' where it is unknown. */
  date: v.string(),
  /** In bytes. */
  size: v.number(),
  /** SHA-256, in hexadecimal digits. */
  sha256: v.string(),
})

/** `at` is when the documents were read, in ISO. */
const list = v.object({ at: v.string(), documents: v.array(document) })

export type PublishedDocument = v.InferOutput<typeof document>
type PublishedList = v.InferOutput<typeof list>

/** The list of the build; undefined where the site was built without the provider, or neither network nor device has it. */
export async function readPublishedList(): Promise<PublishedList | undefined> {
  try {
    const answer = await fetch(new URL('/documents.json', location.href))
    const result = v.safeParse(list, await answer.json())
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
