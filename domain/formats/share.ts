/** A step of each formatter: a whole percent, and a tenth of one. */
const steps = { 0: 0.01, 1: 0.001 }

const formats = {
  0: new Intl.NumberFormat('bg-BG', { style: 'percent' }),
  1: new Intl.NumberFormat('bg-BG', { style: 'percent', maximumFractionDigits: 1 }),
}

/** A part of a whole as the admin area writes it: „100%“ is all of it, and „0%“ is nothing, whatever is rounded. */
export function formatShare(share: number, decimals: 0 | 1 = 0): string {
  const step = steps[decimals]
  const isPart = share > 0 && share < 1
  return formats[decimals].format(isPart ? Math.min(Math.max(share, step), 1 - step) : share)
}
