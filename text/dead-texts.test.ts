import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

type Source = [path: string, text: string]

function sourcesUnder(folder: string): Source[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')])
}

/** What gathers the texts of a language: it passes all of them on and reads none. */
const gathered = ['index.ts', 'server.ts'].map((name) => join('text/public/bg', name))
const isTranslation = (path: string) => /^text\/public\/(?!bg\/)\w+\//.test(path)

const sources = ['app', 'backend', 'domain', 'server', 'text']
  .flatMap(sourcesUnder)
  .filter(([path]) => !isTranslation(path))
const readers = sources.filter(([path]) => !gathered.includes(path))
const texts = readers.filter(([path]) => path.startsWith('text'))

/**
 * The sections of a visitor's text that are an object of a file: `text.site` for `site` of site.ts. A file that is
 * a section as a whole has its objects under their own names.
 */
function sectionsOf(object: string, file: string): string[] {
  const gatherers = sources.filter(([path]) => gathered.includes(path))
  const isGatheredWhole = gatherers.some(([path, text]) =>
    [...text.matchAll(/import \* as \w+ from '([^']*)'/g)].some(
      ([, from = '']) => join(path, '..', from) === file,
    ),
  )
  if (isGatheredWhole) return [object]
  return gatherers.flatMap((gatherer) =>
    namesOf(object, file, gatherer).flatMap((name) =>
      [...gatherer[1].matchAll(new RegExp(`^ {2}(?:(\\w+): )?${name},$`, 'gm'))].map(
        ([, section]) => section ?? name,
      ),
    ),
  )
}

/** The names by which a source refers to an object of another source, or of its own. */
function namesOf(object: string, file: string, [path, text]: Source): string[] {
  if (!text.includes(object)) return []
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
  const passedOn = new RegExp(`(?<![\\w.])${name}\\[|\\.\\.\\.${name}\\b(?!\\.)|[(,={:]\\s*${name}\\s*[),}]`)
  if (passedOn.test(text)) return undefined
  const direct = [...text.matchAll(new RegExp(`(?:(?<=\\.\\.\\.)|(?<![\\w.]))${name}\\??\\.(\\w+)`, 'g'))]
  return [...direct.map(([, field = '']) => field), ...destructured(name, text)]
}

/**
 * The fields of a section of the visitor's text that a source reads: `text.site.menu`, `site.menu` after
 * `const { site } = text`, `words.menu` after `const words = text.site` or `{ site: words }`, or in braces.
 */
function readFieldsOfSection(section: string, text: string): string[] | undefined {
  if (!text.includes(section)) return []
  const renamed = [
    ...text.matchAll(new RegExp(`const (\\w+) = [\\w.()]*\\b${section}$`, 'gm')),
    ...text.matchAll(new RegExp(`\\b${section}: (\\w+)[ ,]`, 'g')),
  ].map(([, name = '']) => name)
  const isPassedOn = new RegExp(
    `\\btext\\.${section}(?:\\[|[),\\s}])|(?<![\\w.])${section}\\[|\\.\\.\\.${section}\\b(?!\\.)`,
  )
  const names = [section, ...renamed]
  if (renamed.length === 0 && isPassedOn.test(text)) return undefined
  return names.flatMap((name) => [
    ...[...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, field = '']) => field),
    ...destructured(`[\\w.()]*\\b${name}`, text),
  ])
}

function destructured(name: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`const \\{([^}]*)\\} = ${name}\\b(?!\\.)`, 'g'))].flatMap(
    ([, fields = '']) => fields.split(',').map((field) => field.split(':')[0]?.trim() ?? ''),
  )
}

test('every text is used', () => {
  const unread = texts.flatMap(([file, text]) =>
    [...text.matchAll(/^export const (\w+)[^=\n]*= \{\n(.*?)^\}/gms)].flatMap(
      ([, object = '', body = '']) => {
        const sections = sectionsOf(object, file)
        const read = readers.flatMap((reader) => [
          ...namesOf(object, file, reader).map((name) => readFields(name, reader[1])),
          ...(reader[0].startsWith('text/public/bg')
            ? []
            : sections.map((section) => readFieldsOfSection(section, reader[1]))),
        ])
        if (read.includes(undefined)) return []
        const fields = [...body.matchAll(/^ {2}(\w+)[:,(]/gm)].map(([, field = '']) => field)
        return fields.filter((field) => !read.flat().includes(field)).map((field) => `${object}.${field}`)
      },
    ),
  )
  expect(unread).toEqual([])
})
