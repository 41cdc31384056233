import type { FieldChange, RecordChange } from '../../domain/record/record-change.ts'

export type NetChanges = Readonly<Record<string, FieldChange>>

/** What several changes of one record, in their order, have changed together. What was taken back is left out. */
export function netChanges(changes: readonly Pick<RecordChange, 'fields'>[]): NetChanges {
  const net: Record<string, FieldChange> = {}
  for (const { fields } of changes)
    for (const [name, { from, to }] of Object.entries(fields)) {
      const before = net[name]
      net[name] = { from: before ? before.from : from, to }
    }
  return Object.fromEntries(
    Object.entries(net).filter(
      ([, { from, to }]) =>
        (from === undefined && to === undefined) || JSON.stringify(from) !== JSON.stringify(to),
    ),
  )
}

const minute = 60_000
/** What is changed several times in a row is told once. */
const settles = minute
/** Who never stops changing a record does not keep its agent from hearing of it. */
const longest = 10 * minute

/** The changes of each record that has not been changed for a moment. */
export function settledByRecord(changes: readonly RecordChange[], now: Date): RecordChange[][] {
  const groups = Map.groupBy(changes, ({ collection, recordId }) => `${collection} ${recordId}`)
  const age = (change: RecordChange | undefined) => now.getTime() - Date.parse(change?.at ?? '')
  return [...groups.values()].filter((group) => age(group.at(-1)) >= settles || age(group[0]) >= longest)
}
