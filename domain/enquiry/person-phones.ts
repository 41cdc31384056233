import { formsOf, phonesIn } from './phone-forms.ts'

/** All spellings of the phone numbers that identify a person. Placeholders of zeros identify nobody. */
export function personPhones(typed: string): string[] {
  const own = phonesIn(typed).filter((phone) => /[1-9]/.test(phone.replace(/^(?:\+|00)?359/, '')))
  return [...new Set(own.flatMap(formsOf))]
}
