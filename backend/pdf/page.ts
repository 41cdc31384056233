import type { Status } from '../../domain/status.ts'

/** The colours of the site. */
export const inks = {
  sea: '#0f3047',
  water: '#1c6387',
  text: '#22364a',
  quiet: '#5f7183',
  sand: '#f7f2e9',
  line: '#d9dfe5',
  coral: '#df5a41',
  sun: '#c97a00',
  white: '#ffffff',
} as const

export const statusInks: Record<Status, string> = {
  available: '#1a7441',
  reserved: '#a3510a',
  sold: '#b02a21',
}

/** A4, in points. */
export const a4 = { width: 595.28, height: 841.89, margin: 40 }
export const innerWidth = a4.width - 2 * a4.margin

/** 200 dots per inch: with fewer, images look soft in print. */
export const dotsPerPoint = 200 / 72
