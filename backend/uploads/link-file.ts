import { mediaKind } from '../../domain/files/media.ts'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import { scaleOutlines } from '../../domain/floor-plan/floor-plan.ts'
import { addApartmentImages, findApartment, setApartmentBrochure } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import { addMediaFile } from '../data/files/media-files.ts'
import { addFloorPlan, findFloorPlan, updateFloorPlan } from '../data/plans/floor-plans.ts'
import { setParkingPlan } from '../data/plans/parking-plans.ts'
import { NotFound } from '../data/records/record-errors.ts'
import { findStore, setStoreImage } from '../data/stores.ts'

/** Throws NotFound for a record that is not there, before its file has travelled in vain. */
export async function checkTarget(db: Database, target: UploadTarget): Promise<void> {
  if ('apartmentId' in target && !(await findApartment(db, target.apartmentId))) throw new NotFound()
  if ('storeId' in target && !(await findStore(db, target.storeId))) throw new NotFound()
}

/** Points the target's record to the stored file. Returns the url of the file that this one replaces. */
export async function linkFile(
  db: Database,
  target: UploadTarget,
  path: string,
  result: UploadResult,
): Promise<string | null> {
  const { url, name, contentType, size, width = 0, height = 0 } = result
  const image = { imageUrl: url, imageWidth: width, imageHeight: height }
  switch (target.uploader) {
    case 'apartmentPhoto':
      await addApartmentImages(db, target.apartmentId, [url])
      return null
    case 'brochure':
      return (await setApartmentBrochure(db, target.apartmentId, url)).replaced
    case 'storeImage':
      return setStoreImage(db, target.storeId, target.slot, url)
    case 'floorPlan': {
      const plan = await findFloorPlan(db, target)
      if (!plan) await addFloorPlan(db, target, image)
      else await updateFloorPlan(db, plan.id, plan.revision, scaleOutlines(plan.outlines, plan, image), image)
      return plan?.imageUrl ?? null
    }
    case 'media':
      await addMediaFile(db, {
        name,
        url: url,
        type: mediaKind(contentType),
        size,
        storagePath: path,
      })
      return null
    case 'parkingPlan':
      return setParkingPlan(db, target.level, image)
    case 'displayImage':
      // Saving the form of the home page links its images.
      return null
  }
}
