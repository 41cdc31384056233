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

/** A figure without a number shows how many records there are; one that is about no records is left out. */
export function shownFigures(figures: readonly Figure[], counts: RecordCounts): ShownFigure[] {
  return figures.flatMap(({ label, about, figure }) => {
    const value = figure ?? (about === '' ? undefined : counts[about])
    return value === undefined ? [] : [{ label, value }]
  })
}

/** The numbers that the building states of its records; for the others, how many records there are. */
export function statedCounts({ statistics }: Building, counts: RecordCounts = {}): RecordCounts {
  const stated = countedRecords.map((kind) => {
    const figure = statistics.find(({ about }) => about === kind)?.figure
    return [kind, figure ?? counts[kind]] as const
  })
  return Object.fromEntries(stated.filter(([, count]) => count !== undefined))
}
