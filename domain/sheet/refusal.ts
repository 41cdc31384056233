import type { LabelledField } from '../record/field-table.ts'

/** Why a row of a spreadsheet cannot be imported. text/admin/import-refusals.ts has the sentences. */
export type Refusal =
  /** `fault` is the message of the record's schema. */
  | { kind: 'fault'; fault: string }
  | TooLong
  | { kind: 'unknown-option'; typed: string; options: string[] }
  | { kind: 'neither-yes-nor-no' }
  /** `at` is undefined for a date that does not exist. */
  | { kind: 'date'; at: string | undefined }
  | { kind: 'formula-error' }
  | { kind: 'formula-not-calculated' }
  | { kind: 'merged'; into: string }
  | { kind: 'id-gone' }
  | { kind: 'id-unreadable' }
  /** `others` are the numbers of the rows with the same id, which stands in `column`. */
  | { kind: 'same-id'; row: number; others: number[]; name: string; column: string }
  | { kind: 'same-record'; row: number; others: number[]; name: string }
  | { kind: 'no-revision' }
  /** A new record needs more columns. */
  | { kind: 'columns-missing'; labels: string[] }
  | { kind: 'reserved-draft' }

interface TooLong {
  kind: 'too-long'
  label: string
  /** Absent for fields that have no texts. */
  max?: number
  /** How many lines the field may have. */
  most?: number
}

/** Names the column, because the file's own header may be another one. */
export function tooLongRefusal({ label, rule }: Pick<LabelledField, 'label' | 'rule'>): TooLong {
  switch (rule.kind) {
    case 'text':
      return { kind: 'too-long', label, max: rule.max }
    case 'lines':
      return { kind: 'too-long', label, max: rule.max, most: rule.most }
    default:
      return { kind: 'too-long', label }
  }
}
