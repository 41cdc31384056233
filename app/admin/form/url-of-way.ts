import type { Way } from '../../../domain/record/warning.ts'

/** The screen that a warning offers, returning to the page `back`. */
export function urlOfWay({ to }: Way, back: string): string {
  return `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`
}
