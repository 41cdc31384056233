import { createHash } from 'node:crypto'
import { setImmediate as rest } from 'node:timers/promises'
import { addApartment, listApartmentsWithNotes, updateApartment } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listHoldingReservations } from '../../../backend/data/holding-reservations.ts'
import {
  addParkingSpot,
  listParkingSpotsWithNotes,
  updateParkingSpot,
} from '../../../backend/data/parking-spots.ts'
import { type RowTarget, type SavedStep, saveRows } from '../../../backend/data/save-rows.ts'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { apartmentSheet } from '../../../domain/apartment/apartment-sheet.ts'
import type { ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSheet } from '../../../domain/parking/parking-sheet.ts'
import type { FieldTable } from '../../../domain/record/field-table.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { doubtStatus } from '../../../domain/reservation/reservation-doubts.ts'
import type { Head } from '../../../domain/sheet/find-head.ts'
import { planImport } from '../../../domain/sheet/plan-import.ts'
import { isSavable, type PlannedRow } from '../../../domain/sheet/planned-row.ts'
import type { Cell } from '../../../domain/sheet/sheet.ts'
import type { SheetKind, SheetValues } from '../../../domain/sheet/sheet-kind.ts'
import type { Status } from '../../../domain/status.ts'
import type { Preview, PreviewRow } from './preview.ts'

/** What a file would change in one list, and how to do it. */
interface Plan {
  rows: PreviewRow[]
  same: number
  save(rows: readonly PreviewRow[]): Promise<SavedStep>
}

/** One kind of records that files can change. */
export interface Importer {
  list: Preview['list']
  fields: FieldTable
  idHead: string
  plan(db: Database, head: Head<Importer>, rows: readonly Cell[][]): Promise<Plan>
}

interface Target<Values extends SheetValues> extends RowTarget<Values> {
  list(db: Database): Promise<(Values & Stored)[]>
  /** Whether a reservation, or a sale, is about this record. */
  isReserved(reservation: Reservation, id: string): boolean
}

function importInto<Values extends SheetValues & { status: Status }>(
  list: Preview['list'],
  sheet: SheetKind<Values>,
  target: Target<Values>,
): Importer {
  const { fields, idHead } = sheet
  const plan: Importer['plan'] = async (db, head, rows) => {
    const stored = await target.list(db)
    const { rows: planned, same } = await planImport({ ...head, kind: sheet }, rows, stored, {
      rest,
      doubtMore: await reservationDoubts(db, target),
    })
    const save: Plan['save'] = async (chosen) => {
      const numbers = new Set(chosen.map(({ row }) => row))
      return saveRows(
        db,
        target,
        planned.filter(isSavable).filter(({ row }) => numbers.has(row)),
      )
    }
    return { rows: planned.map(shown), same, save }
  }
  return { list, fields, idHead, plan }
}

export const importers: Importer[] = [
  importInto<ApartmentValues>('apartments', apartmentSheet, {
    collection: 'apartments',
    reaching: ['entrance', 'floor', 'secondaryFloor'],
    isReserved: ({ apartmentId }, id) => apartmentId === id,
    list: listApartmentsWithNotes,
    add: addApartment,
    update: updateApartment,
  }),
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
async function reservationDoubts<Values extends { status: Status }>(
  db: Database,
  { isReserved }: Pick<Target<Values>, 'isReserved'>,
) {
  const holding = await listHoldingReservations(db)
  return (values: Values, before: Values & Stored) =>
    doubtStatus(
      { before: before.status, now: values.status },
      holding.find((reservation) => isReserved(reservation, before.id)),
    )
}

function shown<Values>(row: PlannedRow<Values>): PreviewRow {
  const { kind, name } = row
  return {
    kind,
    row: row.row,
    name,
    cells: 'cells' in row ? row.cells : [],
    refusals: 'refusals' in row ? row.refusals : [],
    doubts: 'doubts' in row ? row.doubts.map(({ words }) => words) : [],
    mark: createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 12),
  }
}
