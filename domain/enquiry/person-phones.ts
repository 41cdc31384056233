import { phoneForms } from './phone-forms.ts'

/** The forms of a phone by which somebody is known; zeros in place of a number are nobody's. */
export function personPhones(phone: string): string[] {
  const digits = phone.replace(/\D/g, '').replace(/^(?:00)?359/, '')
  return /[1-9]/.test(digits) ? phoneForms(phone) : []
}
