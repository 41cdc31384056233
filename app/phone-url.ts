import { dialledPhone } from '../domain/enquiry/phone-forms.ts'

/** Leaves out extensions, hours and brackets that people write beside a number. */
export function phoneUrl(phone: string): string {
  return `tel:${dialledPhone(phone)}`
}
