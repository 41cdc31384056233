/** A built file, as Vite's manifest describes it. */
export interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/** What these files fetch only when somebody uses it, such as the gallery, with all that it needs itself. */
export function lazyChunks(files: string[], chunks: Record<string, Chunk>): string[] {
  const known = new Set(files)
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || known.has(chunk.file)) return
    known.add(chunk.file)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const { file, dynamicImports = [] } of Object.values(chunks)) {
    if (files.includes(file)) dynamicImports.forEach(visit)
  }
  return [...found]
}
