const percent = new Intl.NumberFormat('bg-BG', { style: 'percent' })

/** A share of 1 is 100%. */
export function formatPercent(share: number): string {
  return percent.format(share)
}
