import { z } from 'zod'
import { shortList } from '../record/field-schemas.ts'
import type { SheetTable } from './find-header-row.ts'
import { hasOneChoice } from './find-record.ts'
import { derivedColumns, type NamedKind } from './header-names.ts'
import { importLists } from './import-list.ts'
import { columnLetters, maxSheetColumns, normalizeCellText } from './sheet.ts'
import type { HeaderRow } from './sheet-kind.ts'

/** No kind of spreadsheet has as many fields. */
const maxMappedFields = 50

/**
 * What the screen sends: the list and, unless they are to be guessed, the index of each field's column and the values
 * that new rows have in fields without a column.
 */
export const sentMappingSchema = z.object({
  list: z.enum(importLists),
  columns: shortList(
    z.tuple([
      z.string().max(40),
      z
        .number()
        .int()
        .min(0)
        .max(maxSheetColumns - 1),
    ]),
    maxMappedFields,
  ).optional(),
  defaults: shortList(z.tuple([z.string().max(40), z.string().min(1).max(100)]), maxMappedFields).optional(),
})

export type SentMapping = z.infer<typeof sentMappingSchema>

type Defaults = readonly (readonly [field: string, option: string])[]

/**
 * Undefined for a mapping that does not fit the file: an unknown field, column or option, or one that stands twice. A
 * field that has a column has no default.
 */
export function applyMapping<Kind extends NamedKind>(
  kind: Kind,
  { headers, headerRow }: SheetTable,
  pairs: readonly (readonly [string, number])[],
  defaults: Defaults = [],
): HeaderRow<Kind> | undefined {
  const columns = new Map(pairs)
  const chosen = new Map(defaults)
  const isKnown = ([name, column]: readonly [string, number]) =>
    (Object.hasOwn(kind.fields, name) || name === 'id' || name === 'revision') &&
    column >= 0 &&
    column < headers.length
  const isOnce = columns.size === pairs.length && new Set(columns.values()).size === pairs.length
  const areDefaultsFit =
    chosen.size === defaults.length && knownDefaults(kind, columns, defaults).length === defaults.length
  if (!isOnce || !pairs.every(isKnown) || !areDefaultsFit) return undefined
  return { kind, row: headerRow, columns, ...(chosen.size > 0 && { defaults: chosen }) }
}

/** Those that fit the fields of today: a type of apartments may be gone since they were chosen. */
export function knownDefaults(
  kind: Pick<NamedKind, 'fields'>,
  columns: ReadonlyMap<string, number>,
  defaults: Defaults,
): Defaults {
  return defaults.filter(
    ([name, option]) => !columns.has(name) && choicesOf(kind, name)?.includes(option) === true,
  )
}

/** The options of a field from which one is chosen; undefined for other fields. */
export function choicesOf(
  { fields }: Pick<NamedKind, 'fields'>,
  name: string,
): readonly string[] | undefined {
  const rule = Object.hasOwn(fields, name) ? fields[name]?.rule : undefined
  return rule?.kind === 'choice' ? rule.options : undefined
}

/** The fields without a column by which rows without an id are told apart. */
export function missingIdentity(
  { fields, identityFields }: NamedKind,
  columns: ReadonlyMap<string, number>,
): string[] {
  if (columns.has('id')) return []
  return identityFields.filter((name) => !columns.has(name) && !hasOneChoice(fields[name]?.rule))
}

const maxNamed = 10

/** The first columns that have a name and are not imported, with their letters, and how many more there are. */
export function unreadColumns(
  kind: NamedKind,
  { headers }: SheetTable,
  columns: ReadonlyMap<string, number>,
): { unread: string[]; moreUnread: number } {
  const known = new Set([...columns.values(), ...derivedColumns(kind, headers)])
  const others = [...headers.keys()].filter((column) => headers[column] !== '' && !known.has(column))
  const unread = others
    .slice(0, maxNamed)
    .map((column) => `„${headers[column]?.slice(0, 40)}“ (${columnLetters(column)})`)
  return { unread, moreUnread: others.length - unread.length }
}

/** A mapping as it is stored: by the positions of the headers in their set, since another file may order them anew. */
export const rememberedMappingSchema = z.object({
  list: z.enum(importLists),
  columns: z.record(z.string(), z.number()),
  /** What new rows have in fields without a column. */
  defaults: z.record(z.string(), z.string()).optional(),
})

export type RememberedMapping = z.infer<typeof rememberedMappingSchema>

/** The names under which mappings are stored begin with it; the hash of the file's headers follows. */
export const importColumnsPrefix = 'columns-'

/** All headers of a file in one order, equal for files with the same columns. A header that stands twice is numbered. */
export function headerSet(table: SheetTable): string[] {
  return headerKeys(table).filter(Boolean).toSorted()
}

function headerKeys({ headers }: SheetTable): string[] {
  const counts = new Map<string, number>()
  return headers.map((header) => {
    const plain = normalizeCellText(header)
    if (plain === '') return ''
    const count = (counts.get(plain) ?? 0) + 1
    counts.set(plain, count)
    return `${plain}#${count}`
  })
}

/** Undefined where a mapped column has no header by which it could be found again. */
export function toRemembered(
  table: SheetTable,
  columns: ReadonlyMap<string, number>,
): RememberedMapping['columns'] | undefined {
  if (table.headerRow === -1) return undefined
  const [keys, set] = [headerKeys(table), headerSet(table)]
  const positions = [...columns].map(([name, column]) => [name, set.indexOf(keys[column] || 'none')] as const)
  return positions.some(([, position]) => position === -1) ? undefined : Object.fromEntries(positions)
}

export function fromRemembered(
  table: SheetTable,
  columns: RememberedMapping['columns'],
): (readonly [string, number])[] {
  const [keys, set] = [headerKeys(table), headerSet(table)]
  return Object.entries(columns).map(([name, position]) => [name, keys.indexOf(set[position] ?? 'none')])
}
