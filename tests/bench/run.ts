import { writeFileSync } from 'node:fs'
import { buildIfStale } from '../../cli/build-if-stale.ts'
import { isWithin, type Part } from './figure.ts'
import { homesInRows } from './parts/apartments.ts'
import { enquirySearch } from './parts/enquiries.ts'
import { firstRender } from './parts/first-render.ts'
import { keptPages } from './parts/kept-pages.ts'
import { liveConnections } from './parts/live-connections.ts'
import { mediaLibrary } from './parts/media.ts'
import { memory } from './parts/memory.ts'
import { paper } from './parts/paper.ts'
import { spreadsheets } from './parts/spreadsheets.ts'
import { type Measured, report } from './report.ts'

/**
 * `npm run bench`: measures each part, writes docs/benchmarks.md, and fails when a limit is missed. With the folder of
 * an installed and built earlier release behind it, rendering is compared with that one.
 */
const parts: Part[] = [
  keptPages,
  firstRender,
  memory,
  homesInRows,
  mediaLibrary,
  enquirySearch,
  paper,
  spreadsheets,
  liveConnections,
]
const [before] = process.argv.slice(2)

await buildIfStale()
const measured: Measured[] = []
for (const part of parts) {
  console.log(part.title)
  const figures = await part.measure({ before })
  for (const { what, value, unit = '', from = '' } of figures)
    console.log(`  ${what}: ${value.toFixed(2)} ${unit} ${from}`.trimEnd())
  measured.push({ part, figures })
}
writeFileSync('docs/benchmarks.md', report(measured))
const missed = measured.flatMap(({ figures }) => figures).filter((figure) => !isWithin(figure))
for (const { what } of missed) console.error(`Missed its limit: ${what}`)
process.exit(missed.length > 0 ? 1 : 0)
