import { type Pieces, runAtOnce } from '../lists/pieces.ts'
import type { SheetTable } from './find-header-row.ts'
import { guessByContent } from './guess-by-content.ts'
import { columnsByAlias, columnsByName, derivedColumns, type NamedKind } from './header-names.ts'
import type { HeaderRow } from './sheet-kind.ts'

/** How a column's field was found. Only what is found by content needs a person's eye. */
export type FoundBy = 'name' | 'alias' | 'content'

export interface ColumnGuess<Kind> extends HeaderRow<Kind> {
  foundBy: ReadonlyMap<string, FoundBy>
  /** Fields that two columns have the same name for. They are left without a column. */
  twice: { name: string; columns: number[] }[]
}

/** Guesses which column holds which field: by our own headers, by those of other people, and by what is in them. */
export function guessColumns<Kind extends NamedKind>(kind: Kind, table: SheetTable): ColumnGuess<Kind> {
  return runAtOnce(guessingColumns(kind, table))
}

/** `guessColumns` for a server: a wide file takes a tenth of a second. */
export function* guessingColumns<Kind extends NamedKind>(
  kind: Kind,
  table: SheetTable,
): Pieces<ColumnGuess<Kind>> {
  const { headers, headerRow } = table
  const columns = new Map<string, number>()
  const foundBy = new Map<string, FoundBy>()
  const twice: ColumnGuess<Kind>['twice'] = []
  const take = (name: string, column: number, by: FoundBy) => {
    columns.set(name, column)
    foundBy.set(name, by)
  }
  for (const [by, found] of [
    ['name', columnsByName(kind, headers)],
    ['alias', columnsByAlias(kind, headers)],
  ] as const) {
    yield
    for (const [name, all] of found) {
      if (columns.has(name) || twice.some((each) => each.name === name)) continue
      const free = all.filter((column) => ![...columns.values()].includes(column))
      const [only, another] = free
      if (another !== undefined) twice.push({ name, columns: free })
      else if (only !== undefined) take(name, only, by)
    }
  }
  // A file with our ids is our own: a column that is not ours is somebody's calculation.
  if (!columns.has('id')) {
    const ignored = derivedColumns(kind, headers)
    for (const { columns: same } of twice) for (const column of same) ignored.add(column)
    for (const [name, column] of yield* guessByContent(kind, table, columns, ignored))
      if (!twice.some((each) => each.name === name)) take(name, column, 'content')
  }
  return { kind, row: headerRow, columns, foundBy, twice }
}

/** The guess for the kind that most columns fit. Undefined when no kind fits better than the others. */
export function bestGuess<Kind>(guesses: readonly ColumnGuess<Kind>[]): ColumnGuess<Kind> | undefined {
  const [best, next] = guesses.toSorted((a, b) => compareGuesses(b, a))
  if (!best || (next && compareGuesses(best, next) === 0)) return undefined
  return best.columns.size + best.twice.length > 0 ? best : undefined
}

/** Names count first, since many things look alike. */
function compareGuesses(a: ColumnGuess<unknown>, b: ColumnGuess<unknown>): number {
  const named = ({ foundBy, twice }: ColumnGuess<unknown>) =>
    [...foundBy.values()].filter((by) => by !== 'content').length + twice.length
  return named(a) - named(b) || a.columns.size - b.columns.size
}
