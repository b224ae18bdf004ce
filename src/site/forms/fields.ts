export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The named fields of a form, in their order. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter(({ name }) => name !== '')
}

/** What is in them, by name. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
}

function isField(element: Element): element is Field {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
