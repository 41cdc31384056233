import { readFileSync } from 'node:fs'

interface Entry {
  version?: string
  integrity?: string
  resolved?: string
  optional?: boolean
}

/**
 * Tools for building and checking on systems other than the one that the lock file was made on, by the start of
 * their names: their hashes could not be had for these versions. The next version of each must bring its own.
 */
const withoutHash = new Map([
  ['@biomejs/cli-', '2.6.6'],
  ['@oxc-parser/binding-', '0.155.0'],
  ['@rolldown/binding-', '1.2.18'],
  ['@tailwindcss/oxide-', '4.3.5'],
])

/** What is installed is what was reviewed, wherever it comes from: each entry has a hash, and none names a host. */
export function checkLockFile(text = readFileSync('package-lock.json', 'utf8')): string[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '') return []
    const name = path.replace(/^.*node_modules\//, '')
    return [
      ...(entry.integrity || isExcused(name, entry) ? [] : [`${name} has no integrity`]),
      ...(entry.resolved ? [`${name} names a host: remove "resolved"`] : []),
    ]
  })
}

function isExcused(name: string, { version, optional }: Entry): boolean {
  const family = [...withoutHash].find(([start]) => name.startsWith(start))
  return family?.[1] === version && optional === true && !/linux-(x64|arm64)(-gnu)?$/.test(name)
}
