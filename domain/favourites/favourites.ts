const recordId = /^[\w-]{1,64}$/

/**
 * Reads a parameter such as `ids=a,b`: the ids in their order, each once, at most `most` of them. What cannot be an id
 * is left out.
 */
export function parseIds(value: string | null, most: number): string[] {
  const ids = value?.split(',').filter((id) => recordId.test(id)) ?? []
  return [...new Set(ids)].slice(0, most)
}

/** A link to a page that shows these apartments. Commas stay as they are, because people send such links. */
export function withIds(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`
}

/** The records in the order of the ids that name them, without those that are not there. */
export function inOrderOf<Item extends { id: string }>(
  ids: readonly string[],
  found: readonly Item[],
): Item[] {
  const byId = new Map(found.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
