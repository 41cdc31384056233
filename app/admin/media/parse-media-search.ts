const maxSearchLength = 200

/** What is looked for, from a URL that anybody may have written. */
export function parseMediaSearch(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, maxSearchLength)
}
