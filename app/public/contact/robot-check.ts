/** Filled in only by programs that fill in everything. */
export const trapField = 'website'

/**
 * How long the page was open before the form was sent, in milliseconds: measured in the browser alone, whose
 * clock may be wrong. Set by the page's script; a browser without scripts sends none.
 */
export const openForField = 'openFor'

const fastestPerson = 2000

/** A filled trap, or sent too fast. The answer asks to try again: a person who was that quick loses nothing. */
export function looksLikeRobot(form: FormData): boolean {
  if (form.get(trapField)) return true
  const openFor = form.get(openForField)
  return Boolean(openFor) && Number(openFor) < fastestPerson
}
