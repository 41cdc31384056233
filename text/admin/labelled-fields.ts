import { formatDate } from '../../domain/formats/dates.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import type { FieldRuleName } from '../../domain/record/field-kinds.ts'
import type { FieldTable, Labelled, ValuesOf } from '../../domain/record/field-table.ts'
import { factLabels } from '../public/bg/labels.ts'

type ChoiceNames<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { rule: { kind: 'choice' } } ? Name : never
}[keyof Table]

/** The names of the options of every choice: one without them does not compile. */
type OptionNames<Table extends FieldTable> = {
  [Name in ChoiceNames<Table>]: (option: ValuesOf<Table>[Name]) => string
}

/** A field table with its labels, and with texts of its values as the admin area and spreadsheets show them. */
export function labelled<Table extends FieldTable>(
  table: Table,
  labels: Record<keyof Table, string>,
  optionNames: OptionNames<Table>,
): Labelled<Table> {
  const own: Readonly<Record<string, (option: never) => string>> = optionNames
  const fields = Object.entries(table).map(([name, field]) => {
    const { kind } = field.rule
    return [name, { ...field, label: labels[name], format: kind === 'choice' ? own[name] : formats[kind] }]
  })
  return Object.fromEntries(fields) as Labelled<Table>
}

const formats = {
  text: (value: string) => value,
  integer: (value: number | null) => (value === null ? '' : String(value)),
  amount: formatNumber,
  area: formatNumber,
  'yes-no': yesOrNo,
  lines: (value: readonly string[]) => value.join('\n'),
  day: (day: string) => (day === '' ? '' : formatDate(day)),
  record: (id: string | null) => id ?? '',
} satisfies Record<Exclude<FieldRuleName, 'choice'>, (value: never) => string>

export function yesOrNo(value: boolean): string {
  return value ? factLabels.yes : factLabels.no
}
