import type { ApartmentType, Exposure } from '../../domain/apartment.ts'
import type { Entrance } from '../../domain/building.ts'
import type { MediaKind } from '../../domain/media.ts'
import type { ParkingType } from '../../domain/parking.ts'
import type { Status } from '../../domain/status.ts'

/**
 * The tables, in the types that SQLite and PostgreSQL share: moments are ISO texts in UTC, yes and no are
 * 1 and 0, lists are JSON texts.
 */
export interface Tables {
  apartments: ApartmentRow
  parkingSpots: ParkingSpotRow
  stores: StoreRow
  floorPlans: FloorPlanRow
  media: MediaRow
  contacts: ContactRow
  settings: SettingsRow
  versions: VersionRow
  pictures: PictureRow
  uploads: UploadRow
  attempts: AttemptRow
  installation: InstallationRow
}

/** What changes are announced by. */
export const collections = [
  'apartments',
  'parkingSpots',
  'stores',
  'floorPlans',
  'media',
  'contacts',
  'settings',
] as const
export type Collection = (typeof collections)[number]

/** The collections that visitors see. */
export const publicCollections: readonly Collection[] = [
  'apartments',
  'parkingSpots',
  'stores',
  'floorPlans',
  'settings',
]

interface Row {
  id: string
  revision: number
}

interface DatedRow extends Row {
  createdAt: string
  updatedAt: string
}

export interface ApartmentRow extends DatedRow {
  number: string
  entrance: Entrance
  floor: number
  secondaryFloor: number | null
  type: ApartmentType
  exposure: Exposure
  rooms: number
  netArea: number
  area: number
  price: number
  status: Status
  description: string
  hasTerrace: number
  features: string
  images: string
  mainImage: string | null
  brochureUrl: string | null
  internalNotes: string
}

export interface ParkingSpotRow extends DatedRow {
  number: string
  floor: number
  type: ParkingType
  size: string
  price: number
  status: Status
  internalNotes: string
}

export interface StoreRow extends DatedRow {
  title: string
  description: string
  mainImage: string | null
  secondaryImage: string | null
}

export interface FloorPlanRow extends DatedRow {
  entrance: Entrance
  floor: number
  imageUrl: string
  imageWidth: number
  imageHeight: number
  apartments: string
}

export interface MediaRow extends Row {
  name: string
  url: string
  type: MediaKind
  size: number
  storagePath: string
  uploadedAt: string
}

export interface ContactRow extends Row {
  name: string
  email: string
  phone: string
  message: string
  apartmentNumber: string
  submittedAt: string
  isRead: number
  /** The same for every arrival of one enquiry. */
  submissionId: string
  /** All that a search looks at, in lower case: SQLite folds the case of Latin letters only. */
  searchText: string
}

export interface SettingsRow extends Row {
  value: string
  updatedAt: string
}

export interface VersionRow {
  collection: Collection
  version: number
}

export interface PictureRow {
  path: string
  width: number
  height: number
  placeholder: string
}

/** An upload that is stored and linked: a retry of it is answered from here. */
export interface UploadRow {
  id: string
  target: string
  result: string
  finishedAt: string
}

/** What happened of late under one key: see attempts.ts. */
export interface AttemptRow {
  key: string
  /** Milliseconds since 1970, oldest first. */
  moments: string
  forgetAt: number
}

/** The only row there is. */
export interface InstallationRow {
  row: 1
  id: string
  isJoined: number
}
