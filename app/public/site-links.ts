import { href } from 'react-router'
import { site } from '../text/site.ts'

export const objectLinks = [
  { to: href('/apartments'), label: site.apartments },
  { to: href('/parking'), label: site.parking },
  { to: href('/stores'), label: site.stores },
]

export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
