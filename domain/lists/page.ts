export const onPage = 50

/** A list of this many rows stands on one page, as that of an ordinary building. */
const onOnePage = 200

/** The rows on a page of a list: one of thousands has short pages, because every row costs the server and the browser time. */
export function rowsOnPage(total: number): number {
  return total > onOnePage ? onPage : onOnePage
}

/** Pages count from 1. Anything else in a URL means the first. */
export function parsePage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
