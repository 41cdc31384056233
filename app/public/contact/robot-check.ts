/** Filled in only by programs that fill in everything. */
export const trapField = 'website'

/**
 * How long the page was open before the form was sent, in milliseconds: measured in the browser alone, whose
 * clock may be wrong. Set by the page's script; a browser without scripts sends none.
 */
export const openForField = 'openFor'

const fastestPerson = 2000

/** The answer asks to try again: programs that fill in everything do not. */
export function hasFilledTrap(form: FormData): boolean {
  return Boolean(form.get(trapField))
}

/**
 * Sooner than most people type. Somebody whose browser fills in the form, or who sends again what was kept offline, is
 * as quick: such an enquiry is stored, and the sales team sees that it may be a program's.
 */
export function isSentQuickly(form: FormData): boolean {
  const openFor = form.get(openForField)
  return Boolean(openFor) && Number(openFor) < fastestPerson
}
