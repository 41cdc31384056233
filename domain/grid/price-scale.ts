import { pricePerMetre } from '../price-label.ts'

export interface PriceStep {
  from: number
  to: number
  count: number
}

const maxSteps = 5

interface Priced {
  price: number
  area: number
}

/**
 * Steps of the price per square metre with about the same number of apartments in each, so that one extreme
 * price does not put all other apartments into one colour.
 */
export function priceScale(apartments: readonly Priced[]): PriceStep[] {
  const values = apartments.flatMap((apartment) => pricePerMetre(apartment) ?? []).toSorted((a, b) => a - b)
  const bounds = Array.from({ length: maxSteps }, (_, index) =>
    values.at(Math.ceil(((index + 1) * values.length) / maxSteps) - 1),
  )
  const tops = [...new Set(bounds.filter((bound) => bound !== undefined))]
  return tops.map((to, index) => {
    const inStep = values.filter((value) => value <= to && value > (tops[index - 1] ?? 0))
    return { from: inStep[0] ?? to, to, count: inStep.length }
  })
}

export function stepOf(apartment: Priced, scale: readonly PriceStep[]): number | undefined {
  const value = pricePerMetre(apartment)
  if (value === undefined) return undefined
  const step = scale.findIndex(({ to }) => value <= to)
  return step < 0 ? undefined : step
}
