import { hash } from 'node:crypto'
import type { Database } from '../../../backend/data/database.ts'
import { getImportColumns, rememberImportColumns } from '../../../backend/data/settings.ts'
import type { Building } from '../../../domain/building/building.ts'
import { runInTurns } from '../../../domain/lists/pieces.ts'
import {
  applyMapping,
  fromRemembered,
  headerSet,
  importColumnsPrefix,
  knownDefaults,
  missingIdentity,
  type SentMapping,
  toRemembered,
} from '../../../domain/sheet/column-mapping.ts'
import { findingTable, type SheetTable } from '../../../domain/sheet/find-header-row.ts'
import { bestGuess, type ColumnGuess, guessingColumns } from '../../../domain/sheet/guess-columns.ts'
import type { NamedKind } from '../../../domain/sheet/header-names.ts'
import type { Cell } from '../../../domain/sheet/sheet.ts'
import type { HeaderRow } from '../../../domain/sheet/sheet-kind.ts'
import type { ColumnsView } from './columns-view.ts'
import { describeColumns } from './describe-columns.ts'
import { createGiveWay } from './give-way.ts'
import { type Importer, importersOf } from './importers.ts'

/** What the columns of a file hold, and the list that it is imported into. */
interface MappedColumns {
  table: SheetTable
  importer: Importer
  header: HeaderRow<NamedKind>
  view: ColumnsView
  /** Whether rows can be told apart, so that the file can be planned. */
  isReady: boolean
  /** Stores the mapping for the next file with the same headers. */
  remember(): Promise<void>
}

/**
 * Decides what the columns of a file hold: as the person says, as it was for a file with the same headers, or by a
 * guess. `unknown` means that not even the list can be guessed, `invalid` that what was sent does not fit the file,
 * `no-rows` that below the headers there is nothing.
 */
export async function mapColumns(
  building: Building,
  db: Database,
  rows: readonly Cell[][],
  sent: SentMapping | undefined,
): Promise<MappedColumns | { unknown: ColumnsView } | 'invalid' | 'no-rows'> {
  const giveWay = createGiveWay()
  const importers = importersOf(building)
  const kinds = importers.map(({ sheet }) => sheet)
  const table = await runInTurns(findingTable(rows, kinds), giveWay)
  const remembered = await findRemembered(db, importers, table)
  const guesses: ColumnGuess<NamedKind>[] = []
  for (const kind of kinds) guesses.push(await runInTurns(guessingColumns(kind, table), giveWay))
  await giveWay()
  // What the file is taken for when nobody says anything.
  const first = bestGuess(guesses)
  const list = sent?.list ?? remembered?.list ?? importers.find(({ sheet }) => sheet === first?.kind)?.list
  const importer = importers.find((each) => each.list === list)
  const guess = guesses.find(({ kind }) => kind === importer?.sheet)
  if (!importer || !guess) return table.sample.length === 0 ? 'no-rows' : { unknown: describeColumns(table) }
  const usual = remembered?.list === list ? remembered : undefined
  const sentHeader = sent?.columns && applyMapping(importer.sheet, table, sent.columns, sent.defaults)
  if (sent?.columns && !sentHeader) return 'invalid'
  const header: HeaderRow<NamedKind> = sentHeader ?? usual?.header ?? guess
  const source = sentHeader ? 'chosen' : usual ? 'remembered' : 'guess'
  return {
    table,
    importer,
    header,
    view: describeColumns(table, { list: importer.list, header, guess, source }),
    isReady: missingIdentity(importer.sheet, header.columns).length === 0,
    remember: async () => {
      const known = remembered?.header ?? (first && isByName(first) ? first : undefined)
      const columns = toRemembered(table, header.columns)
      if (columns && !isSame(known, header))
        await rememberImportColumns(db, hashHeaders(table), {
          list: importer.list,
          columns,
          ...(header.defaults && { defaults: Object.fromEntries(header.defaults) }),
        })
    },
  }
}

/** Whether the file's headers are our own, as those of exports and of the template: these need not be remembered. */
function isByName({ foundBy }: ColumnGuess<NamedKind>): boolean {
  return [...foundBy.values()].every((by) => by === 'name')
}

function isSame(known: HeaderRow<NamedKind> | undefined, header: HeaderRow<NamedKind>): boolean {
  return (
    known?.kind === header.kind &&
    hasSameEntries(known.columns, header.columns) &&
    hasSameEntries(known.defaults ?? new Map(), header.defaults ?? new Map())
  )
}

function hasSameEntries<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)
}

function hashHeaders(table: SheetTable): string {
  return importColumnsPrefix + hash('sha256', JSON.stringify(headerSet(table)), 'base64url').slice(0, 22)
}

/** A mapping that no longer fits, because a field is gone since, is as good as none. */
async function findRemembered(db: Database, importers: readonly Importer[], table: SheetTable) {
  if (table.headerRow === -1) return undefined
  const mapping = (await getImportColumns(db))[hashHeaders(table)]
  const importer = importers.find(({ list }) => list === mapping?.list)
  if (!mapping || !importer) return undefined
  const columns = fromRemembered(table, mapping.columns)
  const defaults = knownDefaults(importer.sheet, new Map(columns), Object.entries(mapping.defaults ?? {}))
  const header = applyMapping(importer.sheet, table, columns, defaults)
  return header && { list: importer.list, header }
}
