export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
