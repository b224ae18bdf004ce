/** Returns whether the digits of a text are a number that a computer does not round: it holds fifteen of them exactly. */
export const hasExactNumber = (text: string): boolean => text.replaceAll(/\D/g, '').replace(/^0+/, '').length <= 15
