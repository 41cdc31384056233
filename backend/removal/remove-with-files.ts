import type { Apartment } from '../../domain/apartment/apartment.ts'
import type { MediaFile } from '../../domain/files/media.ts'
import type { UploadTarget } from '../../domain/files/upload-target.ts'
import type { FloorPlan } from '../../domain/floor-plan/floor-plan.ts'
import type { Store, StoreImageSlot } from '../../domain/store.ts'
import {
  deleteApartment,
  deleteApartmentImage,
  findApartment,
  setApartmentBrochure,
} from '../data/apartments.ts'
import { deleteFloorPlan } from '../data/floor-plans.ts'
import { deleteMediaFiles, listMediaFiles } from '../data/media-files.ts'
import { NotFound } from '../data/revision.ts'
import { deleteStore, findStore, setStoreImage } from '../data/stores.ts'
import { discardFiles, type FileKeepers } from './discard-files.ts'

/** Deleting what has files: first the record, and after its commit the files. */

export async function removeApartment(keepers: FileKeepers, id: string): Promise<Apartment> {
  const apartment = await deleteApartment(keepers.db, id)
  const { images, mainImage, brochureUrl } = apartment
  await discardFiles(keepers, [...images, mainImage, brochureUrl])
  return apartment
}

export async function removeApartmentImage(
  keepers: FileKeepers,
  id: string,
  address: string,
): Promise<Apartment> {
  const before = await findApartment(keepers.db, id)
  if (!before?.images.includes(address)) throw new NotFound()
  const apartment = await deleteApartmentImage(keepers.db, id, address)
  await discardFiles(keepers, [address])
  return apartment
}

export async function removeApartmentBrochure(keepers: FileKeepers, id: string): Promise<Apartment> {
  const { apartment, replaced } = await setApartmentBrochure(keepers.db, id, null)
  await discardFiles(keepers, [replaced])
  return apartment
}

export async function removeStore(keepers: FileKeepers, id: string): Promise<Store> {
  const store = await deleteStore(keepers.db, id)
  await discardFiles(keepers, [store.mainImage, store.secondaryImage])
  return store
}

export async function removeStoreImage(
  keepers: FileKeepers,
  id: string,
  slot: StoreImageSlot,
): Promise<void> {
  await discardFiles(keepers, [await setStoreImage(keepers.db, id, slot, null)])
}

export async function removeFloorPlan(keepers: FileKeepers, id: string): Promise<FloorPlan> {
  const plan = await deleteFloorPlan(keepers.db, id)
  await discardFiles(keepers, [plan.imageUrl])
  return plan
}

/** Returns those that were there. */
export async function removeMediaFiles(keepers: FileKeepers, ids: string[]): Promise<MediaFile[]> {
  const removed = await deleteMediaFiles(keepers.db, ids)
  await discardFiles(
    keepers,
    removed.map(({ url }) => url),
  )
  return removed
}

/** The file at this address, with its link. Throws NotFound when it is not the target's. */
export async function removeUploadedFile(
  keepers: FileKeepers,
  target: UploadTarget,
  address: string,
): Promise<void> {
  switch (target.uploader) {
    case 'apartmentPhoto':
      await removeApartmentImage(keepers, target.apartmentId, address)
      return
    case 'brochure': {
      const apartment = await findApartment(keepers.db, target.apartmentId)
      if (apartment?.brochureUrl !== address) throw new NotFound()
      await removeApartmentBrochure(keepers, target.apartmentId)
      return
    }
    case 'storeImage': {
      const store = await findStore(keepers.db, target.storeId)
      const image = target.slot === 'main' ? store?.mainImage : store?.secondaryImage
      if (image !== address) throw new NotFound()
      await removeStoreImage(keepers, target.storeId, target.slot)
      return
    }
    case 'media': {
      const files = (await listMediaFiles(keepers.db)).filter(({ url }) => url === address)
      if (files.length === 0) throw new NotFound()
      await removeMediaFiles(
        keepers,
        files.map(({ id }) => id),
      )
      return
    }
    default:
      // A floor plan is deleted as a whole; plans of parking levels and pictures of the home page are replaced.
      throw new NotFound()
  }
}
