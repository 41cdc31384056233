import { readFileSync } from 'node:fs'

interface Entry {
  integrity?: string
  resolved?: string
}

/**
 * Each entry of the lock file must have a hash and must not name a host, so that what is installed is what was
 * reviewed, from whichever registry.
 */
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
