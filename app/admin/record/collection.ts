import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Database } from '../../../backend/data/database.ts'
import type { RecordRevision, RevisedBatch } from '../../../backend/data/records/batches.ts'
import type { Collection } from '../../../backend/data/schema.ts'
import type { Backend } from '../../../backend/open.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { ExplainedWarning } from '../../../domain/record/warning.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { SheetKind } from '../../../domain/sheet/sheet-kind.ts'
import type { Status } from '../../../domain/status.ts'
import type { Fields } from '../form/form-body.tsx'
import type { RefusedField } from '../form/save-action.ts'
import type { StatusUnit } from './status-question.ts'

/** Every collection is a function of the building, also one whose fields are the same in every building. */
export type OfBuilding<Made> = (building: Building) => Made

/** A collection that the admin edits: what its screens need, in the browser and on the server. */
export interface AdminCollection<Values extends Record<string, unknown>> {
  name: Collection
  schema: z.ZodType<Values>
  /** The values of a new record; its keys are the fields of the form. */
  empty: Values
  /**
   * Names the fields and formats their values, for the comparison shown when two people have changed the same
   * record.
   */
  describe(values: Values): Description
  formFields(fields: Fields<Values>): ReactNode
  /** The URL of the list, to which saving and cancelling return. */
  list: string
  /** Set where a deleted record can be restored for 30 days. */
  restorable?: RestorableCollection
  /** A field error with exactly this message is also shown as a toast. */
  toastedError?: string
  /** Titles and messages of the screens. They must not depend on the building. */
  text: {
    new: string
    edit: string
    gone: string
    saved(sent: FormData): string
    deleted: string
    /** What else a deletion deletes. */
    deleteWarning?: string
    failed: { load: string; save: string; delete: string }
  }
}

/**
 * A collection with its queries. The queries are in a `.server.ts` file beside the collection, because one
 * object with both would bring the backend into the browser's scripts. The build fails if the browser imports a
 * `.server.ts` file.
 */
export interface ServerCollection<
  Values extends Record<string, unknown>,
  Saved extends Values & Stored = Values & Stored,
> extends AdminCollection<Values> {
  /** The log line for a record that could not be added. */
  notAdded: string
  find(db: Database, id: string): Promise<Saved | undefined>
  add(db: Database, values: Values, id?: string): Promise<Saved>
  update(db: Database, id: string, revision: number, values: Values): Promise<Saved>
  /** Absent where records are never deleted. */
  remove?(backend: Backend, id: string): Promise<unknown>
  /** Form fields that the schema does not have. */
  extraFields?: readonly string[]
  /**
   * Explains a domain error as text; returns undefined for any other error. Null says that the data functions refuse
   * nothing: a collection that forgets what they throw would answer 500.
   */
  explainRefusal: ((thrown: unknown) => RefusedField | undefined) | null
  /** `before` is absent for a new record. */
  listWarnings?(
    db: Database,
    id: string,
    values: Values,
    before: Saved | undefined,
  ): Promise<ExplainedWarning[]>
  /** The values without what a warning is about that offers another way. */
  leaveToWay?(values: Values, before: Saved): Values
}

/** The fields of a unit that lists change in its row, and in bulk. */
interface UnitValues {
  status: Status
  price: number
}

/**
 * A collection of units (apartments or parking spots), which can also be changed in list rows, in bulk and by
 * imports, and can be reserved.
 */
export interface UnitCollection<
  Values extends Record<string, unknown> & UnitValues = Record<string, unknown> & UnitValues,
  Saved extends Values & Stored = Values & Stored,
> extends ServerCollection<Values, Saved> {
  listAll(db: Database): Promise<Saved[]>
  /** Like `listAll`, but with fewer fields, for long lists. */
  listItems(db: Database): Promise<{ id: string; status: Status }[]>
  setStatus(db: Database, id: string, revision: number, status: Status): Promise<Saved>
  /** Absent where the list does not change prices in its rows. */
  setPrice?(db: Database, id: string, revision: number, price: number): Promise<Saved>
  revise(
    db: Database,
    records: RecordRevision[],
    change: (before: Saved) => Partial<UnitValues>,
  ): Promise<RevisedBatch>
  findActiveReservation(db: Database, id: string): Promise<Reservation | undefined>
  isReservedBy(reservation: Reservation, id: string): boolean
  /** The parameter that names a unit in the URL of the form that records its sale. */
  saleOf: StatusUnit['saleOf']
  /** The spreadsheet that can be exported and imported. */
  sheet: SheetKind<Values>
  /** Fields whose change also changes other records, such as plans. */
  linkedFields: readonly (keyof Values & string)[]
  /** The collections of these other records. */
  linkedCollections: readonly Collection[]
}
