import { readFileSync } from 'node:fs'

interface Entry {
  integrity?: string
  resolved?: string
}

/** What is installed is what was reviewed, wherever it comes from: each entry has a hash, and none names a host. */
export function checkLockFile(text = readFileSync('package-lock.json', 'utf8')): string[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '') return []
    const name = path.replace(/^.*node_modules\//, '')
    return [
      ...(entry.integrity ? [] : [`${name} has no integrity`]),
      ...(entry.resolved ? [`${name} names a host: remove "resolved"`] : []),
    ]
  })
}
