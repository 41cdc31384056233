import { createContext, type ReactElement, type ReactNode, use } from 'react'
import type { Building } from '../domain/building/building.ts'
import { useBuilding } from './building.ts'
import { useLocale } from './locale.tsx'
import { useUntranslatedKey } from './written.tsx'

export interface Rows {
  /** What all rows depend on, besides `kind`. */
  building: Building
  /** The rows' own function, with the language and all else that it reads. */
  kind: string
  /** The values of a row as one text, and its element, which uses no hooks: the rows with the same `kind` and key look the same. */
  rows: { key: string; render(): ReactElement }[]
}

/** Takes rows on the server, and returns the HTML that stands for them until the page is complete. */
export type PlaceRows = (rows: Rows) => string

/** Only the server has it: it keeps the HTML of rows from one page to the next (row-html.server.ts). */
export const PlaceRowsContext = createContext<PlaceRows | undefined>(undefined)

/**
 * The content of the element around the rows of a long list. `render` is a plain function, and what it reads besides the
 * row is the building, the visitor's language, what is not translated, and `other`.
 */
export function useRows<Row extends object>(
  name: string,
  list: readonly Row[],
  render: (row: Row) => ReactElement,
  other = '',
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const place = use(PlaceRowsContext)
  const building = useBuilding()
  const { language } = useLocale()
  const untranslated = useUntranslatedKey()
  if (!place) return { children: list.map(render) }
  const kind = [name, language, untranslated, other].join('\n')
  const rows = list.map((row) => ({ key: JSON.stringify(row), render: () => render(row) }))
  return { dangerouslySetInnerHTML: { __html: place({ building, kind, rows }) } }
}
