import type { Alert } from '../../domain/alert/alert.ts'
import type { ApartmentFields } from '../../domain/apartment/apartment-fields.ts'
import type { Entrance, ParkingLevel } from '../../domain/building/building.ts'
import type { ClientFields } from '../../domain/client/client-fields.ts'
import type { ClientKeyKind } from '../../domain/client/client-keys.ts'
import type { PaymentWay } from '../../domain/deal/payment.ts'
import type { EnquiryWork } from '../../domain/enquiry/enquiry-work.ts'
import type { MediaKind } from '../../domain/files/media.ts'
import type { Language, TranslatedLanguage } from '../../domain/language.ts'
import type { Projection } from '../../domain/panorama/panorama.ts'
import type { Paper, PaperTemplate } from '../../domain/paper/paper.ts'
import type { ParkingFields } from '../../domain/parking/parking-fields.ts'
import type { ProgressFields } from '../../domain/progress/progress-entry.ts'
import type { Actor } from '../../domain/record/actor.ts'
import type { ChangeKind } from '../../domain/record/record-change.ts'
import type { ReservationStanding } from '../../domain/reservation/reservation.ts'
import type { ReservationFields } from '../../domain/reservation/reservation-fields.ts'
import type { Status } from '../../domain/status.ts'
import type { ViewingState } from '../../domain/viewing/viewing.ts'
import type { ViewingFields } from '../../domain/viewing/viewing-fields.ts'
import type { ColumnsOf } from './records/field-columns.ts'
import type { SignInTables } from './users/sign-in-tables.ts'

/**
 * Types that SQLite and PostgreSQL share: moments are ISO texts in UTC, booleans are 1 and 0, lists are JSON texts.
 */
export interface Tables extends RecordTables, SignInTables {
  changes: ChangeRow
  enquiryNotes: EnquiryNoteRow
  enquiryApartments: EnquiryApartmentRow
  clientKeys: ClientKeyRow
  clientPartings: ClientPartingRow
  viewingNotices: ViewingNoticeRow
  todayMarks: TodayMarkRow
  versions: VersionRow
  pictures: StoredImageRow
  uploads: UploadRow
  unfinished: UnfinishedRow
  attempts: AttemptRow
  installation: InstallationRow
  leases: LeaseRow
  mails: MailRow
  exportedTexts: ExportedTextRow
  alerts: AlertRow
  alertKeys: AlertKeyRow
  instalmentReminders: InstalmentReminderRow
  notifiedChanges: NotifiedChangeRow
  callReminders: CallReminderRow
  progressNews: ProgressNewsRow
}

interface RecordTables {
  apartments: ApartmentRow
  parkingSpots: ParkingSpotRow
  stores: StoreRow
  progressEntries: ProgressEntryRow
  floorPlans: FloorPlanRow
  parkingPlans: ParkingPlanRow
  buildingViews: BuildingViewRow
  panoramas: PanoramaRow
  media: MediaRow
  clients: ClientRow
  enquiries: EnquiryRow
  reservations: ReservationRow
  viewings: ViewingRow
  schedules: ScheduleRow
  payments: PaymentRow
  paperTemplates: PaperTemplateRow
  papers: Paper
  replyTemplates: ReplyTemplateRow
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
   * the values. `otherApartmentIds` of an enquiry are in rows of their own.
   */
  historyFields: 'all' | readonly (keyof Row | 'otherApartmentIds')[]
}

type OptionsByTable = { readonly [Name in RecordTable]: CollectionOptions<RecordTables[Name]> }

export const collectionOptions: OptionsByTable & { readonly users: CollectionOptions<RecordRow> } = {
  apartments: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  parkingSpots: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  stores: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  progressEntries: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  floorPlans: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  parkingPlans: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  buildingViews: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  panoramas: { isPublic: true, timestamps: 'added-and-changed', historyFields: 'all' },
  media: { isPublic: false, timestamps: 'no', historyFields: 'all' },
  clients: {
    isPublic: false,
    timestamps: 'added-and-changed',
    historyFields: ['language', 'source', 'agentId', 'joinedTo'],
  },
  replyTemplates: { isPublic: false, timestamps: 'added-and-changed', historyFields: 'all' },
  enquiries: {
    isPublic: false,
    timestamps: 'no',
    historyFields: [
      'isRead',
      'stage',
      'lostReason',
      'agentId',
      'nextCallOn',
      'nextCallAt',
      'source',
      'apartmentId',
      'otherApartmentIds',
    ],
  },
  reservations: {
    isPublic: false,
    timestamps: 'added-and-changed',
    historyFields: [
      'apartmentId',
      'parkingSpotIds',
      'storeIds',
      'from',
      'until',
      'deposit',
      'depositState',
      'agreedPrice',
      'approval',
      'approvalAskedBy',
      'approvalDecidedBy',
      'releaseReason',
      'agentId',
      'state',
      'finalPrice',
      'contractDate',
      'commissionRate',
    ],
  },
  viewings: {
    isPublic: false,
    timestamps: 'added-and-changed',
    historyFields: ['day', 'time', 'minutes', 'agentId', 'apartmentId', 'state', 'isMailed'],
  },
  schedules: { isPublic: false, timestamps: 'added-and-changed', historyFields: 'all' },
  payments: {
    isPublic: false,
    timestamps: 'added-and-changed',
    historyFields: ['dealId', 'instalmentId', 'paidOn', 'amount', 'way'],
  },
  paperTemplates: { isPublic: false, timestamps: 'added-and-changed', historyFields: 'all' },
  // The name may be that of a person; the path never is.
  papers: { isPublic: false, timestamps: 'added-and-changed', historyFields: ['dealId', 'kind', 'url'] },
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
  price: number
  status: Status
  mainImage: string | null
  secondaryImage: string | null
}

export interface ProgressEntryRow extends DatedRow, ColumnsOf<ProgressFields> {
  images: string
}

export interface PlanRow extends DatedRow {
  imageUrl: string
  imageWidth: number
  imageHeight: number
  outlines: string
}

export interface PaperTemplateRow extends Omit<PaperTemplate, 'judgement'> {
  /** As JSON. */
  judgement: string | null
}

export interface FloorPlanRow extends PlanRow {
  entrance: Entrance
  floor: number
  /** 1 while its outlines were carried from another floor and nobody has looked at them. */
  toReview: number
  /** What its PDF had printed, as JSON with the image that it is on; null where there is nothing. */
  printedTexts: string | null
}

export interface ParkingPlanRow extends PlanRow {
  level: ParkingLevel
}

export interface BuildingViewRow extends PlanRow {
  name: string
  position: number
}

export interface PanoramaRow extends DatedRow {
  /** Empty for all entrances. */
  entrance: Entrance
  firstFloor: number
  lastFloor: number
  centreAzimuth: number | null
  projection: Projection
  dayImage: string
  duskImage: string | null
}

export interface MediaRow extends RecordRow {
  name: string
  url: string
  type: MediaKind
  size: number
  storagePath: string
  uploadedAt: string
}

export interface ClientRow extends DatedRow, ColumnsOf<ClientFields> {
  joinedTo: string | null
  /** The text that a search looks at, in lower case, with all spellings of the phones. */
  searchText: string
}

/** Made of the client's name, phones and e-mails with each change of them. Deleted with the client. */
export interface ClientKeyRow {
  clientId: string
  kind: ClientKeyKind
  value: string
}

/** Two clients that somebody has parted: they are not offered as doubles. The smaller id comes first. */
export interface ClientPartingRow {
  clientId: string
  otherId: string
}

export interface EnquiryRow extends RecordRow, EnquiryWork {
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
}

export interface ReplyTemplateRow extends DatedRow {
  name: string
  subject: string
  text: string
  /** JSON: the templates in other languages than Bulgarian. */
  translations: string
  withCard: number
  withPriceList: number
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

/**
 * One of the further apartments of an enquiry about several. Deleted with its enquiry; like the enquiry's own
 * `apartmentId`, the id stays when the apartment is deleted.
 */
export interface EnquiryApartmentRow {
  enquiryId: string
  position: number
  apartmentId: string
  apartmentNumber: string
}

export interface ReservationRow extends DatedRow, ColumnsOf<ReservationFields>, ReservationStanding {}

export interface ViewingRow extends DatedRow, ColumnsOf<ViewingFields> {
  state: ViewingState
  outcome: string
  startsAt: string
  endsAt: string
  clientId: string
}

/** What the client of a viewing was told by mail. Deleted with the viewing. */
export interface ViewingNoticeRow {
  viewingId: string
  /** All that the mail said, or `cancelled`. */
  content: string
  notifiedAt: string
  /** The start of which the client was reminded. */
  remindedOf: string | null
}

/** What somebody has done or put off on the screen of the day, where the record itself does not say so. */
export interface TodayMarkRow {
  userId: string
  item: string
  /** A day: the item is shown again from it on. */
  hiddenUntil: string
}

/** What the buyer of a sale pays when. It has the id of its reservation. */
export interface ScheduleRow extends DatedRow {
  /** In cents; the amounts of `instalments`, a JSON text, sum to it. */
  total: number
  instalments: string
}

export interface PaymentRow extends DatedRow {
  dealId: string
  instalmentId: string
  paidOn: string
  /** In cents. */
  amount: number
  way: PaymentWay
  note: string
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
  kind:
    | 'enquiry'
    | 'thanks'
    | 'reminder'
    | 'expiry'
    | 'invitation'
    | 'password'
    | 'alert-confirmation'
    | 'instalment'
    | 'alert'
    | 'viewing'
    | 'viewing-reminder'
    | 'approval'
    | 'deal'
    | 'reply'
    | 'assigned'
    | 'call'
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

/** That the buyer was told of a day of an instalment. */
export interface InstalmentReminderRow {
  instalmentId: string
  kind: 'before' | 'overdue'
  dueOn: string
  at: string
}

/** A change of the history that its agents were told of by mail, or need not be. Deleted after some days. */
export interface NotifiedChangeRow {
  changeId: string
  /** When the record was changed. */
  at: string
}

/** That the agent was reminded of a call at this moment in UTC. Deleted with its enquiry. */
export interface CallReminderRow {
  enquiryId: string
  callAt: string
}

export interface LeaseRow {
  work: string
  holder: string
  /** In milliseconds since 1970. */
  until: number
}

/**
 * A visitor who wants to be told. No record with a history: that would keep what he may ask us to forget, and hold a
 * change for each mail.
 */
export interface AlertRow extends Alert {
  /** What all spellings of the e-mail share (`mailboxOf`). */
  mailbox: string
  /** What was told last of an apartment, or was shown when he asked; empty for the diary. */
  notifiedStatus: Status | ''
  notifiedPrice: number
  /** Entries of the diary that were noticed by this moment are told. */
  notifiedUntil: string
  /** When the job saw that the apartment has changed or is gone; null while it is as it was told. */
  noticedAt: string | null
}

/** Each mail has a key of its own, of which only a hash is stored. It opens all alerts of the e-mail. */
export interface AlertKeyRow {
  hash: string
  email: string
  createdAt: string
}

/** An entry of the construction diary that visitors can read. It stays when the entry does not, so that no entry is told twice. */
export interface ProgressNewsRow {
  entryId: string
  noticedAt: string
}
