import type { GenericSchema } from 'valibot'

/** The fields of an object schema, by their names. */
export function entriesOf(schema: GenericSchema): Readonly<Record<string, GenericSchema>> {
  if (!('entries' in schema)) throw new Error('A record is described by an object of fields')
  // Valibot's general schema type does not say what v.object() adds to it.
  return schema.entries as Record<string, GenericSchema>
}
