import { choice } from './query.ts'

/** By which column a list is sorted, and which way. */
export interface Sort<Key extends string> {
  key: Key
  descending: boolean
}

/** How the values of each column compare. */
export type ColumnOrders<Item, Key extends keyof Item> = {
  [Column in Key]: (a: Item[Column], b: Item[Column]) => number
}

/** Without a choice the list is in its natural order. */
export function parseSort<Key extends string>(
  keys: readonly Key[],
  query: URLSearchParams,
): Sort<Key> | undefined {
  const key = choice(keys, query.get('sort'))
  return key && { key, descending: query.get('dir') === 'desc' }
}

/** Equals keep the natural order. Hidden prices come last either way: they say nothing about being cheap. */
export function sortBy<Item extends { price: number }, Key extends keyof Item & string>(
  list: Item[],
  sort: Sort<Key> | undefined,
  orders: ColumnOrders<Item, Key>,
  natural: (a: Item, b: Item) => number,
): Item[] {
  if (!sort) return list
  const { key, descending } = sort
  const sign = descending ? -1 : 1
  return list.toSorted((a, b) => {
    if (key === 'price' && a.price <= 0 !== b.price <= 0) return a.price <= 0 ? 1 : -1
    return sign * orders[key](a[key], b[key]) || natural(a, b)
  })
}
