import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

function sourcesUnder(folder: string): [path: string, text: string][] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')])
}

const sources = ['app', 'backend', 'domain', 'server', 'text'].flatMap(sourcesUnder)
const texts = sources.filter(([path]) => path.startsWith('text'))

/** The names by which a source refers to an object of another source, or of its own. */
function namesOf(object: string, file: string, [path, text]: [string, string]): string[] {
  const imports = [...text.matchAll(/import \{([^}]*)\} from '([^']*)'/g)]
  const imported = imports
    .filter(([, , from = '']) => join(path, '..', from) === file)
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => new RegExp(`^\\s*${object}(?: as (\\w+))?\\s*$`).exec(name))
    .flatMap((found) => (found ? [found[1] ?? object] : []))
  return [...(path === file ? [object] : []), ...imported]
}

/**
 * The fields of the object that a source reads; undefined where it passes the object on, and anything may be read.
 */
function readFields(name: string, source: string): string[] | undefined {
  const text = source.replace(/^import [^;]*? from '[^']*'$/gm, '')
  const passedOn = new RegExp(`(?<![\\w.])${name}\\[|\\.\\.\\.${name}\\b(?!\\.)|[(,={]\\s*${name}\\s*[),}]`)
  if (passedOn.test(text)) return undefined
  const direct = [...text.matchAll(new RegExp(`(?:(?<=\\.\\.\\.)|(?<![\\w.]))${name}\\??\\.(\\w+)`, 'g'))]
  const destructured = [...text.matchAll(new RegExp(`const \\{([^}]*)\\} = ${name}\\b(?!\\.)`, 'g'))]
  return [
    ...direct.map(([, field = '']) => field),
    ...destructured.flatMap(([, fields = '']) =>
      fields.split(',').map((field) => field.split(':')[0]?.trim() ?? ''),
    ),
  ]
}

test('every text is used', () => {
  const unread = texts.flatMap(([file, text]) =>
    [...text.matchAll(/^export const (\w+)[^=\n]*= \{\n(.*?)^\}/gms)].flatMap(
      ([, object = '', body = '']) => {
        const users = sources.filter(([, source]) => source.includes(object))
        const read = users.flatMap((user) =>
          namesOf(object, file, user).map((name) => readFields(name, user[1])),
        )
        if (read.includes(undefined)) return []
        const fields = [...body.matchAll(/^ {2}(\w+)[:,(]/gm)].map(([, field = '']) => field)
        return fields.filter((field) => !read.flat().includes(field)).map((field) => `${object}.${field}`)
      },
    ),
  )
  expect(unread).toEqual([])
})
