import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { createBoundedCache } from '../domain/bounded-cache.ts'
import type { Building } from '../domain/building/building.ts'
import type { PlaceRows, Rows } from './row-html.tsx'

/** Rows of one kind, eight times as many as the demo building has. They take some 2 MB. */
const maxRows = 1000
/** The lists in each language, and some that another text is missing in. */
const maxKinds = 12

type KeptRows = ReturnType<typeof createBoundedCache<Buffer>>

/** A saved building is a new object, so rows with the names of the one before it are forgotten. */
const byBuilding = new WeakMap<Building, ReturnType<typeof createBoundedCache<KeptRows>>>()

/** In no text that anybody could write. */
const secret = randomUUID()

/**
 * The rows of one page. React renders the page with a mark in their place; `fill` returns the rows of each mark. Of the
 * list of a new filter all rows were rendered before, for another list.
 */
export function createRowPlaces(): { place: PlaceRows; fill(): Map<string, Buffer[]> } {
  const placed = new Map<string, Rows>()
  return {
    place(rows) {
      const mark = `<!--${secret} ${placed.size}-->`
      placed.set(mark, rows)
      return mark
    },
    fill: () => new Map([...placed].map(([mark, rows]) => [mark, renderRows(rows)])),
  }
}

function renderRows({ building, kind, rows }: Rows): Buffer[] {
  const kept = rows.length > maxRows ? undefined : keptRows(building, kind)
  return rows.map(({ key, render }) => {
    const known = kept?.get(key)
    if (known) return known
    const html = Buffer.from(renderToString(render()))
    kept?.set(key, html)
    return html
  })
}

function keptRows(building: Building, kind: string): KeptRows {
  const kinds = byBuilding.get(building) ?? createBoundedCache<KeptRows>(maxKinds)
  byBuilding.set(building, kinds)
  const rows = kinds.get(kind) ?? createBoundedCache<Buffer>(maxRows)
  kinds.set(kind, rows)
  return rows
}
