import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { renderToString } from 'react-dom/server'
import { createBoundedCache } from '../domain/bounded-cache.ts'
import type { Building } from '../domain/building/building.ts'
import type { PlaceRows, Rows } from './row-html.tsx'

/** Two lists of the largest building, or all lists of usual ones in every language. They take some 24 MB. */
const maxRows = 12_000

/** How long rows are rendered before others get a turn, in milliseconds. */
const longest = 10

/** A saved building is a new object, so rows with the names of the one before it are forgotten. */
const byBuilding = new WeakMap<Building, ReturnType<typeof createBoundedCache<Buffer>>>()

/** In no text that anybody could write. */
const secret = randomUUID()

/**
 * The rows of one page. React renders the page with a mark in their place; `fill` returns the rows of each mark. Of the
 * list of a new filter all rows were rendered before, for another list.
 */
export function createRowPlaces(): { place: PlaceRows; fill(): Promise<Map<string, Buffer[]>> } {
  const placed = new Map<string, Rows>()
  return {
    place(rows) {
      const mark = `<!--${secret} ${placed.size}-->`
      placed.set(mark, rows)
      return mark
    },
    async fill() {
      const filled = new Map<string, Buffer[]>()
      for (const [mark, rows] of placed) filled.set(mark, await renderRows(rows))
      return filled
    },
  }
}

async function renderRows({ building, kind, rows }: Rows): Promise<Buffer[]> {
  const kept = byBuilding.get(building) ?? createBoundedCache<Buffer>(maxRows)
  byBuilding.set(building, kept)
  const rendered: Buffer[] = []
  let began = performance.now()
  for (const { key, render } of rows) {
    const name = `${kind}\n${key}`
    const known = kept.get(name)
    const html = known ?? Buffer.from(renderToString(render()))
    if (!known) kept.set(name, html)
    rendered.push(html)
    if (performance.now() - began < longest) continue
    await setImmediate()
    began = performance.now()
  }
  return rendered
}
