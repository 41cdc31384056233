import type { ApartmentFields } from '../../domain/apartment/apartment-fields.ts'
import type { Entrance, ParkingLevel } from '../../domain/building/building.ts'
import type { EnquiryStage } from '../../domain/enquiry/enquiry-work.ts'
import type { MediaKind } from '../../domain/files/media.ts'
import type { Language, TranslatedLanguage } from '../../domain/language.ts'
import type { ParkingFields } from '../../domain/parking/parking-fields.ts'
import type { Actor } from '../../domain/record/actor.ts'
import type { ChangeKind } from '../../domain/record/record-change.ts'
import type { ReservationFields } from '../../domain/reservation/reservation-fields.ts'
import type { ReservationState } from '../../domain/reservation/reservation-state.ts'
import type { ColumnsOf } from './records/field-columns.ts'
import type { SignInTables } from './users/sign-in-tables.ts'

/**
 * Types that SQLite and PostgreSQL share: moments are ISO texts in UTC, booleans are 1 and 0, lists are JSON texts.
 */
export interface Tables extends RecordTables, SignInTables {
  changes: ChangeRow
  enquiryNotes: EnquiryNoteRow
  versions: VersionRow
  pictures: StoredImageRow
  uploads: UploadRow
  unfinished: UnfinishedRow
  attempts: AttemptRow
  installation: InstallationRow
  leases: LeaseRow
  mails: MailRow
  exportedTexts: ExportedTextRow
}

interface RecordTables {
  apartments: ApartmentRow
  parkingSpots: ParkingSpotRow
  stores: StoreRow
  floorPlans: FloorPlanRow
  parkingPlans: ParkingPlanRow
  buildingViews: BuildingViewRow
  media: MediaRow
  enquiries: EnquiryRow
  reservations: ReservationRow
  settings: SettingsRow
  building: SettingsRow
  translations: TranslationRow
}

export type RecordTable = keyof RecordTables

export type UnitTable = 'apartments' | 'parkingSpots'

/** Collections that an import adds to: reverting the import removes what it has added. */
export type ImportedTable = UnitTable | 'translations'

/** Accounts are a collection without a record table: the sign-in library writes to their tables, too. */
export type Collection = RecordTable | 'users'

/** What records.ts and the history need to know of a collection. What is done with its records is in collections/. */
interface CollectionOptions<Row> {
  /** Whether public pages show its records, so that its changes are published to visitors. */
  isPublic: boolean
  timestamps: Row extends DatedRow
    ? 'added-and-changed'
    : Row extends { updatedAt: string }
      ? 'changed'
      : 'no'
  /**
   * Fields whose values the history holds. Of other fields it holds the names only: a person may ask for erasure of
   * the values.
   */
  historyFields: 'all' | readonly (keyof Row)[]
}

type OptionsByTable = { readonly [Name in RecordTable]: CollectionOptions<RecordTables[Name]> }

export const collectionOptions: OptionsByTable & { readonly users: CollectionOptions<RecordRow> } = {
  apartments: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  parkingSpots: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  stores: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  floorPlans: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  parkingPlans: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  buildingViews: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  media: { isPublic: false, timestamps: 'no', historyFields: 'all' },
  enquiries: {
    isPublic: false,
    timestamps: 'no',
    historyFields: ['isRead', 'stage', 'agentId', 'nextCallOn', 'apartmentId'],
  },
  reservations: {
    isPublic: false,
    timestamps: 'added-and-changed',
    historyFields: [
      'apartmentId',
      'parkingSpotIds',
      'from',
      'until',
      'deposit',
      'agentId',
      'state',
      'finalPrice',
      'contractDate',
    ],
  },
  settings: { isPublic: true, timestamps: 'changed', historyFields: 'all' },
  building: { isPublic: true, timestamps: 'changed', historyFields: 'all' },
  translations: { isPublic: true, timestamps: 'changed', historyFields: 'all' },
  users: { isPublic: false, timestamps: 'no', historyFields: 'all' },
}

export const collections = Object.keys(collectionOptions) as [Collection, ...Collection[]]

export function isCollection(name: string): name is Collection {
  return Object.hasOwn(collectionOptions, name)
}

export const recordTables = collections.filter((name) => name !== 'users') as [RecordTable, ...RecordTable[]]

export const publicCollections: readonly Collection[] = collections.filter(
  (name) => collectionOptions[name].isPublic,
)

/** The revision grows with each change. */
export interface RecordRow {
  id: string
  revision: number
}

interface DatedRow extends RecordRow {
  createdAt: string
  updatedAt: string
}

export interface ApartmentRow extends DatedRow, ColumnsOf<ApartmentFields> {
  images: string
  mainImage: string | null
  brochureUrl: string | null
}

export interface ParkingSpotRow extends DatedRow, ColumnsOf<ParkingFields> {}

export interface StoreRow extends DatedRow {
  title: string
  description: string
  mainImage: string | null
  secondaryImage: string | null
}

export interface PlanRow extends DatedRow {
  imageUrl: string
  imageWidth: number
  imageHeight: number
  outlines: string
}

export interface FloorPlanRow extends PlanRow {
  entrance: Entrance
  floor: number
}

export interface ParkingPlanRow extends PlanRow {
  level: ParkingLevel
}

export interface BuildingViewRow extends PlanRow {
  name: string
  position: number
}

export interface MediaRow extends RecordRow {
  name: string
  url: string
  type: MediaKind
  size: number
  storagePath: string
  uploadedAt: string
}

export interface EnquiryRow extends RecordRow {
  name: string
  email: string
  phone: string
  message: string
  apartmentNumber: string
  about: string
  wishedTime: string
  /** Of the page that the enquiry was sent from. */
  language: Language
  submittedAt: string
  /** 1 when the enquiry was sent so soon after its page had opened that a bot may have sent it. */
  sentQuickly: number
  isRead: number
  /** An enquiry that a browser sends again has the same submission id. */
  submissionId: string
  /** The text that a search looks at, in lower case: SQLite folds the case of Latin letters only. */
  searchText: string
  stage: EnquiryStage
  agentId: string | null
  nextCallOn: string | null
  /** The id stays when the apartment is deleted, so there may be no apartment with this id. */
  apartmentId: string | null
  answeredAt: string | null
}

/** Deleted with its enquiry. */
export interface EnquiryNoteRow {
  id: string
  enquiryId: string
  at: string
  authorId: string
  /** The name that the author had when he wrote the note. */
  authorName: string
  text: string
}

export interface ReservationRow extends DatedRow, ColumnsOf<ReservationFields> {
  state: ReservationState
  finalPrice: number | null
  contractDate: string | null
  endedAt: string | null
  remindedAt: string | null
}

export interface SettingsRow extends RecordRow {
  value: string
  updatedAt: string
}

/** One for each text of the company and language. The id is made of both. */
export interface TranslationRow extends RecordRow {
  key: string
  language: TranslatedLanguage
  text: string
  /** The Bulgarian text that it translates. */
  source: string
  updatedAt: string
}

/** What the last file for translators said of a text, to mark what has changed since. */
export interface ExportedTextRow {
  key: string
  /** Hashes of the Bulgarian text, and of its translations. */
  sourceHash: string
  translationsHash: string
  exportedAt: string
}

export interface ChangeRow {
  id: string
  at: string
  actorKind: Actor['kind']
  actorId: string
  actorName: string
  collection: Collection
  recordId: string
  /** The revision after the change; of a removal, the next one that the record would have had. */
  revision: number
  kind: ChangeKind
  fields: string
  /** The same for all changes of one batch. */
  batch: string | null
}

export interface VersionRow {
  collection: Collection
  version: number
}

export interface StoredImageRow {
  path: string
  width: number
  height: number
  placeholder: string
}

/** A finished upload: a request that repeats it gets the stored result. */
export interface UploadRow {
  id: string
  target: string
  result: string
  finishedAt: string
}

/** The latest attempts under one key (attempts.ts). */
export interface AttemptRow {
  key: string
  /** Milliseconds since 1970, oldest first. */
  moments: string
  forgetAt: number
}

/** Work of many transactions that has begun: the row is left behind when the process ends in the middle. */
export interface UnfinishedRow {
  work: string
  since: string
}

/** The table has one row. */
export interface InstallationRow {
  row: 1
  id: string
  isJoined: number
}

/** A mail that waits, or was given up (mails.ts). Moments are in milliseconds since 1970. */
export interface MailRow {
  id: string
  kind: 'enquiry' | 'thanks' | 'reminder' | 'expiry' | 'invitation' | 'password'
  key: string | null
  /** In lower case. */
  recipient: string
  /** JSON; empty once the mail was given up. */
  message: string
  createdAt: number
  dueAt: number
  attempts: number
  /** The error of the last failed attempt; empty when none has failed. */
  error: string
  failedAt: number | null
}

export interface LeaseRow {
  work: string
  holder: string
  /** In milliseconds since 1970. */
  until: number
}
