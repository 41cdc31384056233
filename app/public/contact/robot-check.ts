/** A hidden field that only robots fill in. */
export const trapField = 'website'

/**
 * How long the page was open before the form was sent, in milliseconds. The browser measures it with its own
 * monotonic clock; without scripts the field is empty.
 */
export const openForField = 'openFor'

const fastestPerson = 2000

/**
 * Whether the hidden field was filled in. The enquiry is then not stored, and the reply asks to try again,
 * which a person does and a robot does not.
 */
export function hasFilledTrap(form: FormData): boolean {
  return Boolean(form.get(trapField))
}

/**
 * Whether the form was sent faster than most people type. Autofill, or a draft that is sent again, is as fast,
 * so the enquiry is stored anyway, and marked for the sales team.
 */
export function isSentQuickly(form: FormData): boolean {
  const openFor = form.get(openForField)
  return Boolean(openFor) && Number(openFor) < fastestPerson
}
