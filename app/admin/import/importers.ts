import { hash } from 'node:crypto'
import { setImmediate as rest } from 'node:timers/promises'
import { addApartment, listApartmentsWithNotes, updateApartment } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import {
  addParkingSpot,
  listParkingSpotsWithNotes,
  updateParkingSpot,
} from '../../../backend/data/parking-spots.ts'
import { type RowTarget, type SavedStep, saveRows } from '../../../backend/data/records/batches.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { apartmentSheet } from '../../../domain/apartment/apartment-sheet.ts'
import { priceListSheet } from '../../../domain/apartment/price-list-sheet.ts'
import type { ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSheet } from '../../../domain/parking/parking-sheet.ts'
import type { FieldTable } from '../../../domain/record/field-table.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import { columnLetters } from '../../../domain/sheet/cell-reference.ts'
import { compareRow } from '../../../domain/sheet/compare-row.ts'
import type { HeaderRow } from '../../../domain/sheet/find-header-row.ts'
import { planImport } from '../../../domain/sheet/plan-import.ts'
import { isSavable, type PlannedRow, type SavableRow } from '../../../domain/sheet/planned-row.ts'
import type { Cell } from '../../../domain/sheet/sheet.ts'
import type { SheetKind, SheetValues } from '../../../domain/sheet/sheet-kind.ts'
import type { Status } from '../../../domain/status.ts'
import type { ImportPreview, PreviewColumn, PreviewRow } from './preview.ts'

/** What a file would change in one list, and how to do it. */
export interface Plan {
  columns: PreviewColumn[]
  /** Told one by one: thousands of them are not held beside what they are told from. */
  rows(): Iterable<PreviewRow>
  same: number
  save(rows: readonly Pick<PreviewRow, 'row'>[]): Promise<SavedStep>
}

/** One kind of records that files can change. */
export interface Importer extends Pick<SheetKind<SheetValues>, 'byPlace' | 'derivedHeads'> {
  list: ImportPreview['list']
  fields: FieldTable
  idHead: string
  isPriceList: boolean
  plan(db: Database, head: HeaderRow<Importer>, rows: readonly Cell[][]): Promise<Plan>
}

interface Target<Values extends SheetValues> extends RowTarget<Values> {
  list(db: Database): Promise<(Values & Stored)[]>
  /** Whether a reservation, or a sale, is about this record. */
  isReserved(reservation: Reservation, id: string): boolean
}

function importInto<Values extends SheetValues & { status: Status }>(
  list: ImportPreview['list'],
  sheet: SheetKind<Values>,
  target: Target<Values>,
): Importer {
  const { fields, idHead, byPlace, derivedHeads } = sheet
  const plan: Importer['plan'] = async (db, head, rows) => {
    const stored = await target.list(db)
    const { rows: planned, same } = await planImport({ ...head, kind: sheet }, rows, stored, {
      rest,
      moreWarnings: await reservationWarnings(db, target),
    })
    const save: Plan['save'] = async (selected) => {
      const numbers = new Set(selected.map(({ row }) => row))
      return saveRows(
        db,
        target,
        planned.filter(isSavable).filter(({ row }) => numbers.has(row)),
      )
    }
    const columns = Object.entries(fields).map(([name, { label }]) => {
      const column = head.columns.get(name)
      return { label, letters: column === undefined ? '' : columnLetters(column) }
    })
    const describeRow = rowDescriber(sheet)
    return { columns, rows: () => describeEach(planned, describeRow), same, save }
  }
  return {
    list,
    fields,
    idHead,
    isPriceList: byPlace !== undefined,
    ...(byPlace && { byPlace }),
    ...(derivedHeads && { derivedHeads }),
    plan,
  }
}

const apartments: Target<ApartmentValues> = {
  collection: 'apartments',
  reaching: ['entrance', 'floor', 'secondaryFloor'],
  isReserved: ({ apartmentId }, id) => apartmentId === id,
  list: listApartmentsWithNotes,
  add: addApartment,
  update: updateApartment,
}

export const importers: Importer[] = [
  importInto('apartments', apartmentSheet, apartments),
  importInto('apartments', priceListSheet, apartments),
  importInto<ParkingSpotValues>('parking', parkingSheet, {
    collection: 'parkingSpots',
    reaching: ['floor'],
    isReserved: ({ parkingSpotIds }, id) => parkingSpotIds.includes(id),
    list: listParkingSpotsWithNotes,
    add: addParkingSpot,
    update: updateParkingSpot,
  }),
]

/** A status that contradicts a running reservation, or a sale, is asked about, as its form does. */
async function reservationWarnings<Values extends { status: Status }>(
  db: Database,
  { isReserved }: Pick<Target<Values>, 'isReserved'>,
) {
  const activeReservations = await listActiveReservations(db)
  return (values: Values, before: Values & Stored) =>
    statusWarnings(
      { before: before.status, now: values.status },
      activeReservations.find((reservation) => isReserved(reservation, before.id)),
    )
}

function* describeEach<Values>(
  rows: PlannedRow<Values>[],
  describeRow: (row: PlannedRow<Values>) => PreviewRow,
) {
  for (const row of rows) yield describeRow(row)
}

function rowDescriber<Values extends SheetValues>(sheet: SheetKind<Values>) {
  const places = new Map(Object.keys(sheet.fields).map((name, place) => [name, place]))
  return (planned: PlannedRow<Values>): PreviewRow => {
    const { kind, row, name } = planned
    const about = { kind, row, name }
    if (kind === 'refused') return { ...about, cells: [], refusals: planned.refusals }
    const isNew = kind === 'added'
    const changes = isNew ? compareRow(sheet, planned.values) : planned.cells
    const cells = changes.map(({ field, from, to }): PreviewRow['cells'][number] => {
      const place = places.get(field) ?? 0
      return isNew ? [place, to] : [place, to, from]
    })
    if (kind === 'conflict') return { ...about, cells }
    const warnings = planned.warnings.map(({ message }) => message)
    return { ...about, cells, ...(warnings.length > 0 && { warnings }), mark: rowHash(planned) }
  }
}

function rowHash<Values>(row: SavableRow<Values>): string {
  const { values, warnings } = row
  const of = row.kind === 'changed' ? [row.id, row.revision] : []
  return hash('sha256', JSON.stringify([...of, values, warnings]), 'base64url').slice(0, 12)
}
