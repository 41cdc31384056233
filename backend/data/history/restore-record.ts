import { z } from 'zod'
import { type ApartmentValues, newApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentSchema } from '../../../domain/apartment/apartment-schema.ts'
import { apartmentNumberWarnings } from '../../../domain/apartment/apartment-warnings.ts'
import { withoutPhoto } from '../../../domain/apartment/photo-set.ts'
import { mediaKinds } from '../../../domain/files/media.ts'
import { newParkingSpot, type ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import { parkingNumberWarning } from '../../../domain/parking/parking-warnings.ts'
import { type RestorableCollection, retainedUntil } from '../../../domain/record/removal.ts'
import type { Warning } from '../../../domain/record/warning.ts'
import { storeSchema } from '../../../domain/store.ts'
import { isApartmentNumberTaken, restoreApartment } from '../apartments.ts'
import type { Database } from '../database.ts'
import { restoreMediaFile } from '../files/media-files.ts'
import { isParkingNumberTaken, restoreParkingSpot } from '../parking-spots.ts'
import type { Collection } from '../schema.ts'
import { restoreStore } from '../stores.ts'
import { changeFromRow } from './changes.ts'

/** A record as it was at its end. */
export interface Removal {
  collection: RestorableCollection
  /** The line of the history that tells of it. */
  changeId: string
  at: string
  id: string
  /** The one after the last that it has had. */
  revision: number
  createdAt: string
  values: Record<string, unknown>
}

/**
 * Why a record is not restored: it never was or is `unknown`, it is `back` by now, it was removed too long ago
 * (`late`), its `values` are no longer allowed, or the `file` that it stood for is no longer there.
 */
export class RestoreRefused extends Error {
  readonly reason: 'unknown' | 'back' | 'late' | 'values' | 'file'
  constructor(reason: RestoreRefused['reason']) {
    super(`The record cannot be restored: ${reason}`)
    this.reason = reason
  }
}

/** The newest removal of a record that is still gone. */
export async function findRemoval(
  db: Database,
  collection: RestorableCollection,
  id: string,
): Promise<Removal> {
  const latest = await ofRecord(db, collection, id).orderBy('revision', 'desc').executeTakeFirst()
  if (!latest) throw new RestoreRefused('unknown')
  const { kind, at, revision, fields, id: changeId } = changeFromRow(latest)
  if (kind !== 'removed') throw new RestoreRefused('back')
  if (retainedUntil(at) <= new Date()) throw new RestoreRefused('late')
  const added = await ofRecord(db, collection, id).where('kind', '=', 'added').executeTakeFirst()
  // What was taken out of the history since has no value.
  const known = Object.entries(fields).filter(([, { from }]) => from !== undefined)
  const values = Object.fromEntries(known.map(([name, { from }]) => [name, from]))
  return { collection, changeId, at, id, revision, createdAt: added?.at ?? at, values }
}

/** Of several who restore a record, each waits for the one before and hears that it is there. */
export async function lockRemoval(db: Database, { collection, id, changeId }: Removal): Promise<void> {
  await db.transaction((trx) =>
    trx.updateTable('changes').set({ id: changeId }).where('id', '=', changeId).execute(),
  )
  const latest = await findRemoval(db, collection, id)
  if (latest.changeId !== changeId) throw new RestoreRefused('back')
}

function ofRecord(db: Database, collection: Collection, id: string) {
  return db.read
    .selectFrom('changes')
    .selectAll()
    .where('collection', '=', collection)
    .where('recordId', '=', id)
}

const url = z.string().nullable().default(null)
const photos = z.object({ images: z.array(z.string()).default([]), mainImage: url, brochureUrl: url })
const storeImages = z.object({ mainImage: url, secondaryImage: url })
const file = z.object({
  name: z.string(),
  url: z.string(),
  type: z.enum(mediaKinds),
  size: z.number(),
  storagePath: z.string(),
  uploadedAt: z.string(),
})

interface Kind {
  restore(db: Database, removal: Removal, without: string[]): Promise<unknown>
  /** What is unlikely about having it back. */
  listWarnings?(db: Database, removal: Removal): Promise<Warning[]>
}

const kinds: Record<RestorableCollection, Kind> = {
  apartments: {
    restore(db, removal, without) {
      const { brochureUrl, ...set } = checked(photos, removal.values)
      const files = { ...without.reduce(withoutPhoto, set), brochureUrl: unless(without, brochureUrl) }
      return restoreApartment(db, { ...kept(removal), ...apartmentOf(removal), ...files }, removal.at)
    },
    async listWarnings(db, removal) {
      const apartment = apartmentOf(removal)
      return apartmentNumberWarnings(apartment, await isApartmentNumberTaken(db, apartment, removal.id))
    },
  },
  parkingSpots: {
    restore: (db, removal) => restoreParkingSpot(db, { ...kept(removal), ...spotOf(removal) }, removal.at),
    async listWarnings(db, removal) {
      const { number } = spotOf(removal)
      return (await isParkingNumberTaken(db, number, removal.id)) ? [parkingNumberWarning(number)] : []
    },
  },
  stores: {
    restore(db, removal, without) {
      const { mainImage, secondaryImage } = checked(storeImages, removal.values)
      const images = {
        mainImage: unless(without, mainImage),
        secondaryImage: unless(without, secondaryImage),
      }
      return restoreStore(db, { ...kept(removal), ...checked(storeSchema, removal.values), ...images })
    },
  },
  media: {
    restore(db, removal) {
      const { id, revision } = kept(removal)
      return restoreMediaFile(db, { ...checked(file, removal.values), id, revision })
    },
  },
}

/** As a new change, without the files of these urls. Refused when somebody else was faster. */
export async function restoreRecord(db: Database, removal: Removal, without: string[]): Promise<void> {
  await db.write(removal.collection, async () => {
    await lockRemoval(db, removal)
    const { restore } = kinds[removal.collection]
    if (!(await restore(db, removal, without))) throw new RestoreRefused('back')
  })
}

export async function restoreWarnings(db: Database, removal: Removal): Promise<Warning[]> {
  return (await kinds[removal.collection].listWarnings?.(db, removal)) ?? []
}

/** Fields that came with a later release have what a new record has. */
function apartmentOf({ values }: Removal): ApartmentValues {
  return checked(apartmentSchema, { ...newApartment, ...values })
}

function spotOf({ values }: Removal): ParkingSpotValues {
  return checked(parkingSpotSchema, { ...newParkingSpot, ...values })
}

/** One after the revision that the removal has in the history: what is based on an older one is refused. */
function kept({ id, revision, createdAt }: Removal) {
  return { id, revision: revision + 1, createdAt }
}

function checked<Values>(schema: z.ZodType<Values>, values: unknown): Values {
  const parsed = schema.safeParse(values)
  if (!parsed.success) throw new RestoreRefused('values')
  return parsed.data
}

function unless(without: string[], url: string | null): string | null {
  return url !== null && without.includes(url) ? null : url
}
