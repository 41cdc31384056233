/** Whether whoever asks has what carries this tag already. */
export function matchesIfNoneMatch(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  return known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}
