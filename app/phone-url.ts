import { dialledPhone } from '../domain/enquiry/phone-forms.ts'

/** The `tel:` URL of a phone number, without the extensions, hours and brackets that people write beside it. */
export function phoneUrl(phone: string): string {
  return `tel:${dialledPhone(phone)}`
}
