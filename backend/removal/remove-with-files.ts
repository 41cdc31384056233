import type { Apartment } from '../../domain/apartment/apartment.ts'
import type { BuildingView } from '../../domain/building/building-view.ts'
import type { MediaFile } from '../../domain/files/media.ts'
import type { UploadTarget } from '../../domain/files/upload-target.ts'
import type { FloorPlan } from '../../domain/floor-plan/floor-plan.ts'
import type { Panorama } from '../../domain/panorama/panorama.ts'
import type { ParkingPlan } from '../../domain/parking/parking-plan.ts'
import type { ProgressEntry } from '../../domain/progress/progress-entry.ts'
import type { Store, StoreImageSlot } from '../../domain/store.ts'
import {
  deleteApartment,
  deleteApartmentImage,
  findApartment,
  setApartmentBrochure,
} from '../data/apartments.ts'
import { deleteMediaFiles } from '../data/files/media-files.ts'
import { deletePanorama, removeDusk } from '../data/panoramas.ts'
import { removePaper, removePaperTemplate } from '../data/papers/papers.ts'
import { copyPhotos, type PhotoCopy } from '../data/photo-sets.ts'
import { deleteBuildingView } from '../data/plans/building-views.ts'
import { deleteFloorPlan } from '../data/plans/floor-plans.ts'
import { deleteParkingPlan, findParkingPlan } from '../data/plans/parking-plans.ts'
import { deleteProgressEntry, deleteProgressPicture } from '../data/progress-entries.ts'
import { NotFound } from '../data/records/record-errors.ts'
import { deleteStore, findStore, setStoreImage } from '../data/stores.ts'
import { discardFiles, type StoredFiles } from './discard-files.ts'

/**
 * The functions of this file change a record first and move its files to the trash after the commit, so that a
 * rollback loses no file.
 */

export async function removeApartment(stored: StoredFiles, id: string): Promise<Apartment> {
  const apartment = await deleteApartment(stored.db, id)
  const { images, mainImage, brochureUrl } = apartment
  await discardFiles(stored, [...images, mainImage, brochureUrl])
  return apartment
}

export async function removeApartmentImage(stored: StoredFiles, id: string, url: string): Promise<Apartment> {
  const before = await findApartment(stored.db, id, { drafts: 'with' })
  if (!before?.images.includes(url)) throw new NotFound()
  const apartment = await deleteApartmentImage(stored.db, id, url)
  await discardFiles(stored, [url])
  return apartment
}

/** Copies the photos of apartment `id` to others, and moves the photos that they replace to the trash. */
export async function copyApartmentPhotos(stored: StoredFiles, id: string, copy: PhotoCopy): Promise<void> {
  await discardFiles(stored, await copyPhotos(stored.db, id, copy))
}

export async function removeApartmentBrochure(stored: StoredFiles, id: string): Promise<Apartment> {
  const { apartment, replaced } = await setApartmentBrochure(stored.db, id, null)
  await discardFiles(stored, [replaced])
  return apartment
}

export async function removeStore(stored: StoredFiles, id: string): Promise<Store> {
  const store = await deleteStore(stored.db, id)
  await discardFiles(stored, [store.mainImage, store.secondaryImage])
  return store
}

export async function removeStoreImage(stored: StoredFiles, id: string, slot: StoreImageSlot): Promise<void> {
  await discardFiles(stored, [await setStoreImage(stored.db, id, slot, null)])
}

export async function removeProgressEntry(stored: StoredFiles, id: string): Promise<ProgressEntry> {
  const entry = await deleteProgressEntry(stored.db, id)
  await discardFiles(stored, entry.images)
  return entry
}

export async function removeProgressPicture(stored: StoredFiles, id: string, url: string): Promise<void> {
  await deleteProgressPicture(stored.db, id, url)
  await discardFiles(stored, [url])
}

export async function removeFloorPlan(stored: StoredFiles, id: string): Promise<FloorPlan> {
  const plan = await deleteFloorPlan(stored.db, id)
  await discardFiles(stored, [plan.imageUrl])
  return plan
}

export async function removeParkingPlan(stored: StoredFiles, id: string): Promise<ParkingPlan> {
  const plan = await deleteParkingPlan(stored.db, id)
  await discardFiles(stored, [plan.imageUrl])
  return plan
}

export async function removeBuildingView(stored: StoredFiles, id: string): Promise<BuildingView> {
  const view = await deleteBuildingView(stored.db, id)
  await discardFiles(stored, [view.imageUrl])
  return view
}

export async function removePanorama(stored: StoredFiles, id: string): Promise<Panorama> {
  const panorama = await deletePanorama(stored.db, id)
  await discardFiles(stored, [panorama.dayImage, panorama.duskImage])
  return panorama
}

/** Returns the removed files; ids without a file are ignored. */
export async function removeMediaFiles(stored: StoredFiles, ids: string[]): Promise<MediaFile[]> {
  const removed = await deleteMediaFiles(stored.db, ids)
  await discardFiles(
    stored,
    removed.map(({ url }) => url),
  )
  return removed
}

export async function removeDealPaper(stored: StoredFiles, dealId: string, id: string): Promise<void> {
  const { url } = await removePaper(stored.db, dealId, id)
  await discardFiles(stored, [url])
}

export async function removeTemplate(stored: StoredFiles, id: string): Promise<void> {
  const { url } = await removePaperTemplate(stored.db, id)
  await discardFiles(stored, [url])
}

/** Removes a file that its target shows, with the link to it. Throws NotFound when the target shows another file. */
export async function removeUploadedFile(
  stored: StoredFiles,
  target: UploadTarget,
  url: string,
): Promise<void> {
  switch (target.uploader) {
    case 'brochure': {
      const apartment = await findApartment(stored.db, target.apartmentId, { drafts: 'with' })
      if (apartment?.brochureUrl !== url) throw new NotFound()
      await removeApartmentBrochure(stored, target.apartmentId)
      return
    }
    case 'storeImage': {
      const store = await findStore(stored.db, target.storeId)
      const image = target.slot === 'main' ? store?.mainImage : store?.secondaryImage
      if (image !== url) throw new NotFound()
      await removeStoreImage(stored, target.storeId, target.slot)
      return
    }
    case 'parkingPlan': {
      const plan = await findParkingPlan(stored.db, target.level)
      if (plan?.imageUrl !== url) throw new NotFound()
      await removeParkingPlan(stored, plan.id)
      return
    }
    case 'panorama': {
      // A panorama always has a picture by day.
      if (target.light === 'day') throw new NotFound()
      await removeDusk(stored.db, target.panoramaId, url)
      await discardFiles(stored, [url])
      return
    }
    case 'dealScan':
    case 'paperTemplate':
      // Their own URLs remove them: who may do that depends on the deal.
      throw new NotFound()
    // Photos, floor plans, views and media are removed by other forms; images of the home page and the logo are replaced
    // by their forms.
    case 'apartmentPhoto':
    case 'progressPicture':
    case 'floorPlan':
    case 'buildingView':
    case 'displayImage':
    case 'media':
      throw new NotFound()
  }
}
