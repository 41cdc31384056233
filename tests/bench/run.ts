import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../cli/build-if-stale.ts'
import { isWithin, type Part } from './figure.ts'
import { apartmentsInRows } from './parts/apartments.ts'
import { cachedPages } from './parts/cached-pages.ts'
import { enquirySearchPart } from './parts/enquiries.ts'
import { firstRender } from './parts/first-render.ts'
import { growth } from './parts/growth.ts'
import { liveConnections } from './parts/live-connections.ts'
import { loadedMemory } from './parts/loaded-memory.ts'
import { mediaLibrary } from './parts/media.ts'
import { memory } from './parts/memory.ts'
import { panning } from './parts/panning.ts'
import { pdfs } from './parts/pdfs.ts'
import { phone } from './parts/phone.ts'
import { renderedLists } from './parts/rendered-lists.ts'
import { spreadsheets } from './parts/spreadsheets.ts'
import { commitNow, report, sectionOf, sectionsIn } from './report.ts'

/**
 * `npm run bench`: measures each part, writes docs/benchmarks.md, and fails when a figure is outside its
 * limit. With names of parts, only those are measured, and the other sections stay as they are. With `--before
 * FOLDER`, the rendering is compared with that of an earlier release, which must be installed and built.
 */
const parts: Record<string, Part> = {
  'cached-pages': cachedPages,
  'first-render': firstRender,
  'rendered-lists': renderedLists,
  memory,
  'loaded-memory': loadedMemory,
  rows: apartmentsInRows,
  media: mediaLibrary,
  search: enquirySearchPart,
  growth,
  pdfs,
  spreadsheets,
  live: liveConnections,
  panning,
  phone,
}
const written = 'docs/benchmarks.md'
const { values, positionals } = parseArgs({ allowPositionals: true, options: { before: { type: 'string' } } })
const unknown = positionals.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}

const commit = commitNow()
await buildIfStale()
const sections = sectionsIn(readFileSync(written, 'utf8'))
const missed: string[] = []
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(part.title)
  const figures = await part.measure({ before: values.before })
  for (const { what, value, unit = '', from = '' } of figures)
    console.log(`  ${what}: ${value.toFixed(2)} ${unit} ${from}`.trimEnd())
  sections.set(part.title, sectionOf(part, figures, commit))
  missed.push(...figures.filter((figure) => !isWithin(figure)).map(({ what }) => what))
}
const titles = Object.values(parts).map(({ title }) => title)
writeFileSync(written, report(titles.flatMap((title) => sections.get(title) ?? [])))
for (const what of missed) console.error(`Missed its limit: ${what}`)
process.exit(missed.length > 0 ? 1 : 0)
