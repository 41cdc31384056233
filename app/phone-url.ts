export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
