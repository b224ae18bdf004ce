export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)
