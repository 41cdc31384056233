const percent = new Intl.NumberFormat('bg-BG', { style: 'percent' })

/** 1 is the whole. */
export function formatPercent(share: number): string {
  return percent.format(share)
}
