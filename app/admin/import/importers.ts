import { hash } from 'node:crypto'
import type { Database } from '../../../backend/data/database.ts'
import { type SavedBatch, saveRows } from '../../../backend/data/records/batches.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import { isTakenDraft } from '../../../domain/apartment/draft-rule.ts'
import { forBuilding } from '../../../domain/building/building.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { ExplainedWarning } from '../../../domain/record/warning.ts'
import { isSoldWithoutSale, statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import type { NamedKind } from '../../../domain/sheet/header-names.ts'
import {
  isSavable,
  missingLabels,
  type PlannedRow,
  planImport,
  type SavableRow,
} from '../../../domain/sheet/plan-import.ts'
import { compareRow } from '../../../domain/sheet/row-codec.ts'
import { type Cell, columnLetters } from '../../../domain/sheet/sheet.ts'
import type { HeaderRow, SheetKind, SheetValues } from '../../../domain/sheet/sheet-kind.ts'
import type { Status } from '../../../domain/status.ts'
import { explainMissingColumns, explainRefusal } from '../../../text/admin/import-refusals.ts'
import { explainWarning } from '../../../text/admin/warnings.ts'
import type { UnitCollection } from '../record/collection.ts'
import { manySoldQuestion } from '../record/many-sold-question.server.ts'
import { units } from '../record/units.server.ts'
import { createGiveWay } from './give-way.ts'
import type { ImportPreview, MissingForNew, PreviewColumn, PreviewRow } from './preview.ts'

/** What a file would change in one list, and the function that saves the selected rows of it. */
export interface Plan {
  columns: PreviewColumn[]
  /** Describes one row at a time, because thousands of previews would need as much memory as the rows themselves. */
  rows(): Iterable<PreviewRow>
  same: number
  missing: MissingForNew | undefined
  /** What is asked of all selected rows together, before they are saved. */
  listWarnings(rows: readonly Pick<PreviewRow, 'row'>[]): ExplainedWarning[]
  save(rows: readonly Pick<PreviewRow, 'row'>[]): Promise<SavedBatch>
}

/** A kind of spreadsheet together with the list that it changes. */
export interface Importer {
  list: ImportPreview['list']
  sheet: NamedKind
  /** `header` is the header row that was found for `sheet`. */
  plan(db: Database, header: HeaderRow<unknown>, rows: readonly Cell[][]): Promise<Plan>
}

export const importersOf = forBuilding((building): Importer[] => {
  const { apartments, parking } = units(building)
  return [importerInto('apartments', apartments), importerInto('parking', parking)]
})

type UnitSheetValues = SheetValues & { status: Status; price: number }

function importerInto<Values extends UnitSheetValues, Saved extends Values & Stored>(
  list: ImportPreview['list'],
  collection: UnitCollection<Values, Saved>,
): Importer {
  return {
    list,
    sheet: collection.sheet,
    plan: (db, header, rows) => planSheet(collection, header, { db, rows }),
  }
}

async function planSheet<Values extends UnitSheetValues, Saved extends Values & Stored>(
  collection: UnitCollection<Values, Saved>,
  header: HeaderRow<unknown>,
  { db, rows }: { db: Database; rows: readonly Cell[][] },
): Promise<Plan> {
  const { name, sheet } = collection
  const stored = await collection.listAll(db)
  const { becomesSold, ...rules } = await reservationRules(db, collection)
  const { rows: planned, same } = await planImport<Values>({ ...header, kind: sheet }, rows, stored, {
    giveWay: createGiveWay(),
    ...rules,
  })
  const storedById = new Map(stored.map((record) => [record.id, record]))
  const columns = Object.entries(sheet.fields).map(([field, { label }]) => {
    const column = header.columns.get(field)
    return { label, letters: column === undefined ? '' : columnLetters(column) }
  })
  const describeRow = rowDescriber(sheet)
  return {
    columns,
    rows: () => describeEach(planned, describeRow),
    same,
    missing: explainMissing(missingLabels({ ...header, kind: sheet })),
    listWarnings(selected) {
      const sold = pickRows(planned, selected).filter((row) =>
        becomesSold(row.values, row.kind === 'changed' ? storedById.get(row.id) : undefined),
      )
      return manySoldQuestion(collection.saleOf, sold.map(rowHash))
    },
    save: (selected) =>
      saveRows(
        db,
        { ...collection, collection: name, identity: sheet.identity },
        pickRows(planned, selected),
        stored,
      ),
  }
}

function pickRows<Values>(
  planned: readonly PlannedRow<Values>[],
  selected: readonly Pick<PreviewRow, 'row'>[],
): SavableRow<Values>[] {
  const numbers = new Set(selected.map(({ row }) => row))
  return planned.filter(isSavable).filter(({ row }) => numbers.has(row))
}

function explainMissing(labels: string[]): MissingForNew | undefined {
  if (labels.length === 0) return undefined
  return { row: explainRefusal({ kind: 'columns-missing', labels }), rows: explainMissingColumns(labels) }
}

/**
 * Refuses to make a draft of an apartment that is reserved or sold to somebody, and warns of a status that contradicts
 * a running reservation or a sale, as the form of the unit does. Units that become sold without a sale are asked about
 * together: a list of a building of which half is sold would have a warning in every other row.
 */
async function reservationRules(db: Database, { isReservedBy }: Pick<UnitCollection, 'isReservedBy'>) {
  const activeReservations = await listActiveReservations(db)
  const findActive = ({ id }: Stored) =>
    activeReservations.find((reservation) => isReservedBy(reservation, id))
  return {
    refuseChange: (values: UnitSheetValues, before: (Stored & UnitSheetValues) | undefined) => {
      const isHeld = before !== undefined && findActive(before) !== undefined
      const isTaken = isTakenDraft({ before, now: values, isHeld })
      return isTaken ? { field: 'isDraft', refusal: { kind: 'reserved-draft' as const } } : undefined
    },
    moreWarnings: (values: UnitSheetValues, before: Stored & UnitSheetValues) =>
      findActive(before)
        ? statusWarnings({ before: before.status, now: values.status }, findActive(before))
        : [],
    becomesSold: (values: UnitSheetValues, before: (Stored & UnitSheetValues) | undefined) =>
      isSoldWithoutSale({ before: before?.status, now: values.status }, before && findActive(before)),
  }
}

function* describeEach<Values>(
  rows: PlannedRow<Values>[],
  describeRow: (row: PlannedRow<Values>) => PreviewRow,
) {
  for (const row of rows) yield describeRow(row)
}

function rowDescriber<Values extends SheetValues>(sheet: SheetKind<Values>) {
  const columnOf = new Map(Object.keys(sheet.fields).map((name, column) => [name, column]))
  return (planned: PlannedRow<Values>): PreviewRow => {
    const { kind, row, name } = planned
    const about = { kind, row, name }
    if (kind === 'refused')
      return {
        ...about,
        cells: [],
        refusals: planned.refusals.map(({ cell, refusal }) => ({ cell, message: explainRefusal(refusal) })),
      }
    const isNew = kind === 'added'
    const changes = isNew ? compareRow(sheet, planned.values) : planned.cells
    const cells = changes.map(({ field, from, to }): PreviewRow['cells'][number] => {
      const column = columnOf.get(field) ?? 0
      return isNew ? [column, to] : [column, to, from]
    })
    if (kind === 'conflict') return { ...about, cells }
    const warnings = planned.warnings.map(explainWarning)
    return { ...about, cells, ...(warnings.length > 0 && { warnings }), rowHash: rowHash(planned) }
  }
}

/**
 * A hash of what saving the row would do. It differs from the preview's hash if the row or its record has
 * changed since.
 */
function rowHash<Values>(row: SavableRow<Values>): string {
  const { values, warnings } = row
  const of = row.kind === 'changed' ? [row.id, row.revision] : []
  return hash('sha256', JSON.stringify([...of, values, warnings]), 'base64url').slice(0, 12)
}
