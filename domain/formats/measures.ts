import { defaultLanguage } from '../language.ts'
import { formatsIn } from './formats.ts'

/** As the admin area writes them: in Bulgarian. */
export function formatNumber(value: number): string {
  return formatsIn(defaultLanguage).number(value)
}

export function formatArea(squareMetres: number): string {
  return formatsIn(defaultLanguage).area(squareMetres)
}

const twoDecimals = new Intl.NumberFormat('bg-BG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const units = ['Bytes', 'KB', 'MB', 'GB'] as const

export function formatByteSize(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)} Bytes`
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  return `${twoDecimals.format(bytes / 1024 ** power)} ${units[power]}`
}
