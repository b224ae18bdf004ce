import * as v from 'valibot'
import { email, requiredText } from '@/contract/form-fields'

/** What a visitor writes to the institution. No call takes it: it leaves as a mail of the visitor's own. */
export const contactRequest = v.object({
  name: requiredText,
  email,
  raison_sociale: v.pipe(v.string(), v.trim()),
  numero: v.pipe(v.string(), v.trim()),
  message: requiredText,
})
