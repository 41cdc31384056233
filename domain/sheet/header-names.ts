import { normalizeCellText } from './sheet.ts'
import type { SheetKind, SheetValues } from './sheet-kind.ts'

/** How the columns of a kind of spreadsheet are named, and what their cells may hold. */
export type NamedKind = Pick<
  SheetKind<SheetValues>,
  | 'fields'
  | 'idHeader'
  | 'identityFields'
  | 'otherHeaders'
  | 'aliases'
  | 'derivedHeaders'
  | 'translate'
  | 'empty'
> & {
  /** Only the names of these fields matter here. */
  follow: Readonly<Record<string, unknown>>
}

export const revisionHeader = 'Версия'

/** The columns that a header row has for each field. More than one means that it does not say which is right. */
type FoundColumns = Map<string, number[]>

/** Finds columns by our own headers: labels of fields, also with other spellings of their units. */
export function columnsByName(kind: NamedKind, headers: readonly string[]): FoundColumns {
  const { fields, idHeader, otherHeaders = {} } = kind
  const names = new Map<string, string>()
  for (const [name, { label }] of Object.entries(fields))
    for (const spelling of spellingsOf(label)) names.set(spelling, name)
  names.set(normalizeCellText(idHeader), 'id').set(normalizeCellText(revisionHeader), 'revision')
  const plain = headers.map(normalizeCellText)
  for (const [name, others] of Object.entries(otherHeaders))
    if (!plain.some((header) => names.get(header) === name))
      for (const other of others) names.set(normalizeCellText(other), name)
  const found: FoundColumns = new Map()
  for (const [column, header] of plain.entries()) {
    const name = names.get(header)
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), column])
  }
  return found
}

/**
 * Finds columns by the headers that other people use. A field's first alias that some column has counts: lists
 * that have both „Площ с общи части“ and „Площ“ mean the former.
 */
export function columnsByAlias({ aliases = {} }: NamedKind, headers: readonly string[]): FoundColumns {
  const columnsOf = Map.groupBy(headers.keys(), (column) => withoutUnit(headers[column] ?? ''))
  const found: FoundColumns = new Map()
  for (const [name, others] of Object.entries(aliases)) {
    const alias = others.map(plainHeader).find((each) => columnsOf.has(each))
    if (alias !== undefined) found.set(name, columnsOf.get(alias) ?? [])
  }
  return found
}

/** The columns that we write and do not read, because they are calculated from others. */
export function derivedColumns({ derivedHeaders = [] }: NamedKind, headers: readonly string[]): Set<number> {
  const derived = new Set(derivedHeaders.map(normalizeCellText))
  return new Set(
    headers.flatMap((header, column) => (derived.has(normalizeCellText(header)) ? [column] : [])),
  )
}

const sameUnits = [
  ['€', 'EUR', 'евро', 'в евро'],
  ['м²', 'м2', 'кв.м', 'кв. м', 'кв.м.', 'кв. м.'],
]

/**
 * All headers that mean the same column: „Цена (€)“ is also „Цена“ and „Цена, EUR“. Headers are compared as a whole,
 * because „Цена (€/м²)“ is another column.
 */
function spellingsOf(label: string): string[] {
  const [, text, unit] = /^(.+) \((.+)\)$/.exec(label) ?? []
  if (text === undefined || unit === undefined) return [normalizeCellText(label)]
  const units = sameUnits.find((same) => same.includes(unit)) ?? [unit]
  const withUnits = units.flatMap((each) => [`${text} (${each})`, `${text}, ${each}`, `${text} ${each}`])
  return [text, ...withUnits].map(normalizeCellText)
}

const money = /цена|стойност|price|cena|€|eur|евро|лв|лева|bgn/
const metres = /кв|м2|м²|m2|m²|sq|\/\s*[мm](?!\p{L})/u

/** Whether the column holds what a square metre costs: its header names both money and square metres. */
export function isPricePerMetre(header: string): boolean {
  const plain = header.toLowerCase()
  return money.test(plain) && metres.test(plain)
}

/** Whether the header says that the column is not the price in euros that holds today. */
export function isOtherPrice(header: string): boolean {
  return isPricePerMetre(header) || /лв|лева|bgn|стар|предишн|old/.test(header.toLowerCase())
}

/** Without punctuation: „Ап.№“ and „ап №“ are the same header. */
function plainHeader(header: string): string {
  return normalizeCellText(
    header
      .replaceAll('#', '№')
      .replaceAll('№', ' № ')
      .replace(/[^\p{L}\p{N}№€²]+/gu, ' '),
  )
}

const units = ['€', 'eur', 'euro', 'евро', 'в евро', 'м²', 'м2', 'кв м', 'квм', 'sqm', 'sq m'].map(
  normalizeCellText,
)

/** „Цена EUR“ becomes „цена“. What a square metre costs has two units, and keeps them. */
function withoutUnit(header: string): string {
  const plain = plainHeader(header)
  if (isPricePerMetre(header)) return plain
  const unit = units.find((each) => plain.endsWith(` ${each}`))
  return unit === undefined ? plain : plain.slice(0, -unit.length - 1)
}
