/** Filled in only by programs that fill in everything. */
export const trapField = 'website'

/** When the visitor came to the site: set by the page's script; a browser without scripts sends none. */
export const openedAtField = 'openedAt'

const fastestPerson = 2000

/** A person is told to try again, so nothing is lost if the guess is wrong. */
export function looksLikeRobot(form: FormData, now: number): boolean {
  if (form.get(trapField)) return true
  const openedAt = Number(form.get(openedAtField) ?? 0)
  return openedAt > 0 && now - openedAt < fastestPerson
}
