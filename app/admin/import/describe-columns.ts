import { formatDate } from '../../../domain/formats/dates.ts'
import { choicesOf, missingIdentity, unreadColumns } from '../../../domain/sheet/column-mapping.ts'
import type { SheetTable } from '../../../domain/sheet/find-header-row.ts'
import type { ColumnGuess } from '../../../domain/sheet/guess-columns.ts'
import { type NamedKind, revisionHeader } from '../../../domain/sheet/header-names.ts'
import type { ImportList } from '../../../domain/sheet/import-list.ts'
import { missingForNew } from '../../../domain/sheet/plan-import.ts'
import { type Cell, columnLetters, isEmptyCell } from '../../../domain/sheet/sheet.ts'
import type { HeaderRow } from '../../../domain/sheet/sheet-kind.ts'
import { columnsText as text } from '../../../text/admin/import-columns.ts'
import type { ColumnsView, ColumnView, DefaultView } from './columns-view.ts'

interface Mapped {
  list: ImportList
  header: HeaderRow<NamedKind>
  guess: ColumnGuess<NamedKind>
  source: ColumnsView['source']
}

/** A file may have a thousand columns; those that are imported are always shown. */
const maxShown = 60

/** Describes the columns of a file. Without `mapped`, the person first says what the file is about. */
export function describeColumns(table: SheetTable, mapped?: Mapped): ColumnsView {
  const fieldOf = new Map([...(mapped?.header.columns ?? [])].map(([name, column]) => [column, name]))
  const all = [...table.headers.keys()].filter(
    (column) => table.headers[column] !== '' || samplesOf(table, column).length > 0,
  )
  const shown = all.filter((column, at) => at < maxShown || fieldOf.has(column))
  const problems = mapped ? explainProblems(table, mapped) : [text.unknownList]
  const columns = shown.map((column): ColumnView => {
    const [field = '', letters] = [fieldOf.get(column), columnLetters(column)]
    return {
      column,
      name: table.headers[column] || text.unnamed(letters),
      letters,
      samples: samplesOf(table, column),
      field,
      isGuess: mapped?.source === 'guess' && mapped.guess.foundBy.get(field) === 'content',
    }
  })
  return {
    list: mapped?.list,
    source: mapped?.source ?? 'guess',
    columns,
    moreColumns: all.length - shown.length,
    fields: mapped ? fieldsOf(mapped.header.kind) : [],
    defaults: mapped ? defaultsOf(mapped.header) : [],
    problems,
    isOpen: problems.length > 0 || (mapped?.source === 'guess' && !isFullyKnown(table, mapped)),
  }
}

/** Whether the file has our own headers alone. */
function isFullyKnown(table: SheetTable, { header, guess }: Mapped): boolean {
  const { unread, moreUnread } = unreadColumns(header.kind, table, header.columns)
  return unread.length + moreUnread === 0 && [...guess.foundBy.values()].every((by) => by === 'name')
}

function fieldsOf({ fields, idHeader }: NamedKind): ColumnsView['fields'] {
  return [
    ...Object.entries(fields).map(([name, { label }]) => ({ name, label })),
    { name: 'id', label: idHeader },
    { name: 'revision', label: revisionHeader },
  ]
}

/** The choices that new rows need. Those that tell rows apart must come from the file. */
function defaultsOf({ defaults, ...header }: HeaderRow<NamedKind>): DefaultView[] {
  const { kind } = header
  return missingForNew(header).flatMap((name) => {
    const [field, options] = [kind.fields[name], choicesOf(kind, name)]
    if (!field || !options || kind.identityFields.includes(name)) return []
    return [
      {
        name,
        label: field.label,
        options: options.map((value) => ({ value, label: field.format(value) })),
        value: defaults?.get(name) ?? '',
      },
    ]
  })
}

function explainProblems({ headers }: SheetTable, { header, guess, list }: Mapped): string[] {
  const { kind, columns } = header
  const labels = (names: readonly string[]) => names.map((name) => kind.fields[name]?.label ?? name)
  const identity = missingIdentity(kind, columns)
  const forNew = columns.has('id') ? [] : missingForNew(header).filter((name) => !identity.includes(name))
  const twice = guess.twice.filter(({ name }) => !columns.has(name))
  return [
    ...twice.map((each) =>
      text.twice(headers[each.columns[0] ?? 0] ?? '', each.columns.map(columnLetters).join(', ')),
    ),
    ...(identity.length > 0 ? [text.missingIdentity[list](labels(identity))] : []),
    ...(forNew.length > 0 ? [text.missingForNew[list](labels(forNew))] : []),
    ...(forNew.some((name) => choicesOf(kind, name)) ? [text.defaultsAdvice] : []),
  ]
}

const maxSamples = 3
const longestSample = 40

function samplesOf({ sample }: SheetTable, column: number): string[] {
  const different = new Set<string>()
  for (const { cells } of sample) {
    const value = formatSample(cells[column] ?? null)
    if (value !== '') different.add(value)
    if (different.size === maxSamples) break
  }
  return [...different]
}

function formatSample(cell: Cell): string {
  if (cell === null || isEmptyCell(cell)) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : formatDate(cell.toISOString())
  if (typeof cell === 'object') return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const value = typeof cell === 'boolean' ? (cell ? 'Да' : 'Не') : cell.trim().replace(/\s+/g, ' ')
  return value.length > longestSample ? `${value.slice(0, longestSample)}…` : value
}
