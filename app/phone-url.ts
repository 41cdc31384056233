import { dialledPhone, extensionIn } from '../domain/enquiry/phone-forms.ts'

/**
 * The `tel:` URL of a phone number, without the hours and brackets that people write beside it. An extension is
 * dialled after a pause, which phones read from the comma.
 */
export function phoneUrl(phone: string): string {
  const extension = extensionIn(phone)
  return `tel:${dialledPhone(phone)}${extension ? `,${extension}` : ''}`
}
