import { memoize } from './memoize.ts'

const twoDecimals = new Intl.NumberFormat('bg-BG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plain = new Intl.NumberFormat('bg-BG')

export function formatNumber(value: number): string {
  return plain.format(value)
}

export const formatArea = memoize((squareMetres) => `${twoDecimals.format(squareMetres)}\u00a0м²`)

const units = ['Bytes', 'KB', 'MB', 'GB'] as const

export function formatByteSize(bytes: number): string {
  if (bytes < 1024) return `${plain.format(bytes)} Bytes`
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  return `${twoDecimals.format(bytes / 1024 ** power)} ${units[power]}`
}
