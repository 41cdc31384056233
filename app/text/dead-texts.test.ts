import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

function sourcesUnder(folder: string): { path: string; text: string }[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(root, folder, name))
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
}

/** Cheap, not exact: a name that also stands for something else counts as read. */
test('no text is left over that nothing reads', () => {
  const sources = ['app', 'backend', 'domain', 'server'].flatMap(sourcesUnder)
  const counts = new Map<string, number>()
  for (const { text } of sources)
    for (const [word] of text.matchAll(/[A-Za-z_]\w*/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const unread = sources
    .filter(({ path }) => path.startsWith('app/text/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\s+([A-Za-z_]\w*):/gm)]
        .filter(([, key = '']) => counts.get(key) === 1)
        .map(([, key]) => `${path}: ${key}`),
    )
  expect(unread).toEqual([])
})
