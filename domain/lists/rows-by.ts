// biome-ignore lint/suspicious/noExplicitAny: one memory for lists and keys of every kind
type Groups = Map<any, any[]>

const known = new WeakMap<readonly unknown[], Map<unknown, Groups>>()

/**
 * The rows of a list that have this key, in their order. The list is walked once for each `keyOf`, which is a function
 * of a module: whoever looks up a row for each row of another list does not walk all for each. Nothing may be added to
 * the list afterwards.
 */
export function rowsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key, key: Key): readonly Row[] {
  const ofList = known.get(rows) ?? new Map<unknown, Groups>()
  known.set(rows, ofList)
  const groups = ofList.get(keyOf) ?? Map.groupBy(rows, keyOf)
  ofList.set(keyOf, groups)
  return groups.get(key) ?? []
}

/** The first row with this id. */
export function rowById<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | null | undefined,
): Row | undefined {
  return rowsBy<Row, string | null | undefined>(rows, idOf, id)[0]
}

const idOf = ({ id }: { id: string }) => id
