export const onPage = 50

/** Pages count from 1. Anything else in a URL means the first. */
export function parsePage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
