import { formatNumber } from '../formats/measures.ts'

const length = String.raw`(\d+(?:[.,]\d+)?)\s*[mм]?`
const widthByDepth = new RegExp(`^\\s*${length}\\s*[xх×*]\\s*${length}\\.?\\s*$`, 'iu')

/** Shows „2.5m x 5m“ as „2,5 × 5 м“, and anything that is not two lengths as it is. */
export function formatParkingSize(size: string): string {
  const [, width, depth] = size.match(widthByDepth) ?? []
  if (width === undefined || depth === undefined) return size
  return `${metres(width)} × ${metres(depth)} м`
}

function metres(text: string): string {
  return formatNumber(Number(text.replace(',', '.')))
}
