const maxSearchLength = 200

export function parseMediaSearch(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, maxSearchLength)
}
