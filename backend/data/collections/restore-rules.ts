import { z } from 'zod'
import { type ApartmentValues, newApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentNumberWarnings, apartmentSchema } from '../../../domain/apartment/apartment-schema.ts'
import { withoutPhoto } from '../../../domain/apartment/photo-set.ts'
import type { Building } from '../../../domain/building/building.ts'
import { replyTemplateSchema } from '../../../domain/enquiry/reply-template.ts'
import { mediaKinds } from '../../../domain/files/media.ts'
import { projections } from '../../../domain/panorama/panorama.ts'
import { panoramaSchema } from '../../../domain/panorama/panorama-schema.ts'
import { newParkingSpot, type ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import { parkingNumberWarning } from '../../../domain/parking/parking-warnings.ts'
import { progressSchema } from '../../../domain/progress/progress-entry.ts'
import { newStore, storeSchema } from '../../../domain/store.ts'
import { isApartmentNumberTaken, restoreApartment } from '../apartments.ts'
import { getBuilding, holdBuilding } from '../building.ts'
import { restoreReplyTemplate, TooManyTemplates } from '../enquiries/reply-templates.ts'
import { restoreMediaFile } from '../files/media-files.ts'
import { RestoreRefused } from '../history/errors.ts'
import { restorePanorama, TooManyPanoramas } from '../panoramas.ts'
import { isParkingNumberTaken, restoreParkingSpot } from '../parking-spots.ts'
import { restoreProgressEntry, TooManyEntries } from '../progress-entries.ts'
import { restoreStore } from '../stores.ts'
import type { Removal, RestoreRule } from './descriptor.ts'

const url = z.string().nullable().default(null)
const apartmentFiles = z.object({ images: z.array(z.string()).default([]), mainImage: url, brochureUrl: url })
const storeImages = z.object({ mainImage: url, secondaryImage: url })
const progressPictures = z.object({ images: z.array(z.string()).default([]) })
const panoramaImages = z.object({ dayImage: z.string(), duskImage: url, projection: z.enum(projections) })
const mediaFile = z.object({
  name: z.string(),
  url: z.string(),
  type: z.enum(mediaKinds),
  size: z.number(),
  storagePath: z.string(),
  uploadedAt: z.string(),
})

export const apartmentRestore: RestoreRule = {
  async restore(db, removal, missingUrls) {
    const apartment = apartmentOf(await holdBuilding(db), removal)
    const { brochureUrl, ...photos } = parsed(apartmentFiles, removal.values)
    const files = {
      ...missingUrls.reduce(withoutPhoto, photos),
      brochureUrl: unlessMissing(brochureUrl, missingUrls),
    }
    return restoreApartment(db, { ...keys(removal), ...apartment, ...files }, removal.at)
  },
  async listWarnings(db, removal) {
    const building = await getBuilding(db)
    const apartment = apartmentOf(building, removal)
    const isTaken = await isApartmentNumberTaken(db, apartment, removal.id)
    return apartmentNumberWarnings(building, apartment, isTaken)
  },
}

export const parkingSpotRestore: RestoreRule = {
  async restore(db, removal) {
    const spot = spotOf(await getBuilding(db), removal)
    return restoreParkingSpot(db, { ...keys(removal), ...spot }, removal.at)
  },
  async listWarnings(db, removal) {
    const { number } = spotOf(await getBuilding(db), removal)
    return (await isParkingNumberTaken(db, number, removal.id)) ? [parkingNumberWarning(number)] : []
  },
}

export const storeRestore: RestoreRule = {
  restore(db, removal, missingUrls) {
    const { mainImage, secondaryImage } = parsed(storeImages, removal.values)
    return restoreStore(db, {
      ...keys(removal),
      ...parsed(storeSchema, { ...newStore, ...removal.values }),
      mainImage: unlessMissing(mainImage, missingUrls),
      secondaryImage: unlessMissing(secondaryImage, missingUrls),
    })
  },
}

export const progressRestore: RestoreRule = {
  restore(db, removal, missingUrls) {
    const { images } = parsed(progressPictures, removal.values)
    const restored = restoreProgressEntry(db, {
      ...keys(removal),
      ...parsed(progressSchema, removal.values),
      images: images.filter((url) => !missingUrls.includes(url)),
    })
    return restored.catch((error) => {
      throw error instanceof TooManyEntries ? new RestoreRefused('too-many') : error
    })
  },
}

export const panoramaRestore: RestoreRule = {
  async restore(db, removal, missingUrls) {
    const { dayImage, duskImage, projection } = parsed(panoramaImages, removal.values)
    // There is nothing to show without the picture by day.
    if (missingUrls.includes(dayImage)) throw new RestoreRefused('file')
    return restorePanorama(db, {
      ...keys(removal),
      ...parsed(panoramaSchema(await getBuilding(db)), removal.values),
      ...{ projection, dayImage, duskImage: unlessMissing(duskImage, missingUrls) },
    }).catch((error) => {
      throw error instanceof TooManyPanoramas ? new RestoreRefused('values') : error
    })
  },
}

export const replyTemplateRestore: RestoreRule = {
  restore: (db, removal) =>
    restoreReplyTemplate(db, { ...keys(removal), ...parsed(replyTemplateSchema, removal.values) }).catch(
      (error) => {
        throw error instanceof TooManyTemplates ? new RestoreRefused('too-many-templates') : error
      },
    ),
}

export const mediaRestore: RestoreRule = {
  restore(db, removal) {
    const { id, revision } = keys(removal)
    return restoreMediaFile(db, { ...parsed(mediaFile, removal.values), id, revision })
  },
}

/**
 * Returns the values of a deleted apartment. A field that a later release has added gets the value of a new
 * apartment.
 */
function apartmentOf(building: Building, { values }: Removal): ApartmentValues {
  return parsed(apartmentSchema(building), { ...newApartment(building), ...values })
}

function spotOf(building: Building, { values }: Removal): ParkingSpotValues {
  return parsed(parkingSpotSchema, { ...newParkingSpot(building), ...values })
}

/**
 * Returns the id, revision and creation date of the restored record. The revision is one more than that of the
 * deletion, so that a save that is based on an older one is refused.
 */
function keys({ id, revision, createdAt }: Removal) {
  return { id, revision: revision + 1, createdAt }
}

function parsed<Values>(schema: z.ZodType<Values>, values: unknown): Values {
  const result = schema.safeParse(values)
  if (!result.success) throw new RestoreRefused('values')
  return result.data
}

function unlessMissing(url: string | null, missingUrls: string[]): string | null {
  return url !== null && missingUrls.includes(url) ? null : url
}
