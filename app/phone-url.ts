import { dialledPhone } from '../domain/enquiry/phone-forms.ts'

/** People write extensions, hours and brackets beside a number: a link holds what is dialled. */
export function phoneUrl(phone: string): string {
  return `tel:${dialledPhone(phone)}`
}
