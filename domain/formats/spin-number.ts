interface Range {
  min: number
  max?: number
  step: number
}

/**
 * The next multiple of the step, as in a browser's number field: a value between two multiples goes to the next one
 * in that direction.
 */
export function spinNumber(value: number, direction: 1 | -1, { min, max = Infinity, step }: Range): number {
  const steps = (value - min) / step
  const nearest = Math.round(steps)
  const isOnStep = Math.abs(steps - nearest) < 1e-6
  const next = isOnStep ? nearest + direction : direction === 1 ? Math.ceil(steps) : Math.floor(steps)
  const digits = Number.isInteger(step) ? 0 : 2
  return Math.min(max, Math.max(min, Number((min + next * step).toFixed(digits))))
}
