import type { LabelledTable } from '../record/field-table.ts'
import { normalizeCellText } from './sheet.ts'
import type { NamedCells } from './sheet-kind.ts'

/** Finds the option that a text means in other words than ours, such as „продадено“ or „sold“. */
export type FindOption = (text: string) => string | undefined

/**
 * The cells of choices that are written in other words, as the label of the option that they mean. Cells that are
 * not understood stay as they are, so that the message about them quotes what is in the file.
 */
export function translateChoices(
  fields: LabelledTable,
  cells: NamedCells,
  finders: Readonly<Record<string, FindOption>>,
): NamedCells {
  return Object.fromEntries(
    Object.entries(finders).flatMap(([name, find]) => {
      const cell = cells[name]
      const option = typeof cell === 'string' ? find(cell) : undefined
      return option === undefined ? [] : [[name, fields[name]?.format(option) ?? null]]
    }),
  )
}

/** Finds an option by any of its words, regardless of spaces, hyphens and capitals. */
export function byWords(words: Readonly<Record<string, readonly string[]>>): FindOption {
  const options = new Map(
    Object.entries(words).flatMap(([option, all]) => all.map((word) => [withoutGaps(word), option] as const)),
  )
  return (text) => options.get(withoutGaps(text))
}

function withoutGaps(text: string): string {
  return normalizeCellText(text.replace(/[\s.\-–—/]+/g, ''))
}

/** In both genders, because lists of apartments and of parking spots are written by the same people. */
export const findStatus = byWords({
  available: ['свободен', 'свободно', 'свободна', 'наличен', 'налично', 'за продажба', 'available', 'free'],
  reserved: [
    'резервиран',
    'резервирано',
    'резервирана',
    'резервация',
    'запазен',
    'запазено',
    'запазена',
    'капариран',
    'капарирано',
    'капарирана',
    'reserved',
  ],
  sold: ['продаден', 'продадено', 'продадена', 'sold'],
})

const directions = {
  north: ['север', 'северно', 'северна', 'северен', 'северо', 'с', 'north', 'n'],
  south: ['юг', 'южно', 'южна', 'южен', 'юго', 'ю', 'south', 's'],
  east: ['изток', 'източно', 'източна', 'източен', 'и', 'east', 'e'],
  west: ['запад', 'западно', 'западна', 'западен', 'з', 'west', 'w'],
}

const between = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => `${one}${other}`))

/** „Ю“, „южно“, „S“; „ЮИ“, „юго-изток“, „SE“. Two exposures in one cell are not understood. */
export const findExposure = byWords({
  ...directions,
  northeast: between(directions.north, directions.east),
  northwest: between(directions.north, directions.west),
  southeast: between(directions.south, directions.east),
  southwest: between(directions.south, directions.west),
})
