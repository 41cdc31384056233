import { choice } from './query.ts'

export interface Sort<Key extends string> {
  key: Key
  descending: boolean
}

export interface Order<Value> {
  compare(a: Value, b: Value): number
  /** Values that come last in both directions. */
  isLast?(value: Value): boolean
}

export type ColumnOrders<Item, Key extends keyof Item> = { [Column in Key]: Order<Item[Column]> }

/** Reads the column and direction of a list from its URL; undefined means the natural order of the list. */
export function parseSort<Key extends string>(
  keys: readonly Key[],
  query: URLSearchParams,
): Sort<Key> | undefined {
  const name = query.get('sort') ?? ''
  const isReversed = name.startsWith('-')
  const key = choice(keys, isReversed ? name.slice(1) : name)
  return key && { key, descending: isReversed || query.get('dir') === 'desc' }
}

/** A select has one value for column and direction: „-price“ is `sort=price&dir=desc`. */
export function sortChoices(keys: readonly string[]): Record<'sort' | 'dir', readonly string[]> {
  return { sort: [...keys, ...keys.map((key) => `-${key}`)], dir: ['desc'] }
}

export function sortValue(sort: Sort<string> | undefined): string {
  return sort ? `${sort.descending ? '-' : ''}${sort.key}` : ''
}

/** Sorts a list by one column; rows with equal values there are in the natural order. */
export function sortBy<Item, Key extends keyof Item & string>(
  list: Item[],
  sort: Sort<Key> | undefined,
  orders: ColumnOrders<NoInfer<Item>, Key>,
  natural: (a: NoInfer<Item>, b: NoInfer<Item>) => number,
): Item[] {
  if (!sort) return list
  const { key, descending } = sort
  const sign = descending ? -1 : 1
  const order = orders[key]
  const last = (item: Item) => Number(order.isLast?.(item[key]) ?? false)
  return list.toSorted((a, b) => last(a) - last(b) || sign * order.compare(a[key], b[key]) || natural(a, b))
}
