const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

/** For a file that says nothing else of itself: only what uploads may be too. */
export function contentTypeByExtension(path: string): string {
  const ending = path.match(/\.([A-Za-z]+)$/)?.[1]?.toLowerCase() ?? ''
  return types[ending] ?? 'application/octet-stream'
}
