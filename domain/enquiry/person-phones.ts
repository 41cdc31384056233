import { formsOf, phonesIn } from './phone-forms.ts'

/** The forms of the phones by which somebody is known; zeros in place of a number are nobody's. */
export function personPhones(typed: string): string[] {
  const own = phonesIn(typed).filter((phone) => /[1-9]/.test(phone.replace(/^(?:\+|00)?359/, '')))
  return [...new Set(own.flatMap(formsOf))]
}
