import { defaultLanguage } from '../language.ts'
import { formatsIn } from './formats.ts'

export function isHiddenPrice(price: number): boolean {
  return price <= 0
}

/** As the admin area writes it; undefined for a hidden price. */
export function formatPrice(price: number): string | undefined {
  return isHiddenPrice(price) ? undefined : formatsIn(defaultLanguage).euros(price)
}
