import {
  type Building,
  type CountedRecords,
  countedRecords,
  type Figure,
} from '../../domain/building/building.ts'

/** How many records there are of each kind; a kind whose number is not known is absent. */
export type RecordCounts = Partial<Record<CountedRecords, number>>

export interface ShownFigure {
  label: string
  value: number
}

/**
 * The figures that a page shows. A figure that states no number has the number of records of the kind it is
 * about; where that is not known either, it is left out, as is a figure of zero, which says nothing of a building.
 */
export function shownFigures(figures: readonly Figure[], counts: RecordCounts): ShownFigure[] {
  return figures.flatMap(({ label, about, figure }) => {
    const value = figure ?? (about === '' ? undefined : counts[about])
    return value === undefined || value === 0 ? [] : [{ label, value }]
  })
}

/** The number of records of each kind: the one that the building's statistics state, else the counted one. */
export function statedCounts({ statistics }: Building, counts: RecordCounts): RecordCounts {
  const stated = countedRecords.map((kind) => {
    const figure = statistics.find(({ about }) => about === kind)?.figure
    return [kind, figure ?? counts[kind]] as const
  })
  return Object.fromEntries(stated.filter(([, count]) => count !== undefined))
}

/**
 * The numbers that the building's statistics state, for texts that count no records. There are none unless all are
 * stated: a sentence with some of them would say that the building has no others.
 */
export function typedCounts(building: Building): RecordCounts {
  const isCounted = building.statistics.some(({ about, figure }) => about !== '' && figure === null)
  return isCounted ? {} : statedCounts(building, {})
}
