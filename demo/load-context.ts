import type { Database } from '../backend/data/database.ts'
import { putImage } from '../backend/images/known-images.ts'
import type { Backend } from '../backend/open.ts'
import { destinationOf, monotonicClock, type UploadDestination } from '../backend/uploads/upload-targets.ts'
import { sampleViewPrefix } from '../domain/files/sample-view.ts'
import type { StoredImage } from '../domain/files/stored-image.ts'
import type { UploadTarget } from '../domain/files/upload-target.ts'
import type { DemoBuilding } from './building.ts'
import { type DemoImageName, demoImageAsJpeg } from './images/demo-images.ts'

export type LoadStep = () => Promise<unknown>

/** What the steps of a load have in common. */
export interface DemoLoad {
  building: DemoBuilding
  /** The database. It dates changes on the day when the building was first offered. */
  db: Database
  files: Backend['files']
  /** Ids of the added records: apartments by their keys in the demo, parking spots by their numbers, stores by title. */
  apartmentIds: Map<string, string>
  spotIds: Map<string, string>
  storeIds: Map<string, string>
  place(target: UploadTarget, name: string, contentType: string): UploadDestination
  /** Stores an image and returns its URL. */
  saveImage(place: Pick<UploadDestination, 'path' | 'about'>, content: Buffer): Promise<string>
  /** The same, with the image's size. */
  saveSized(place: Pick<UploadDestination, 'path' | 'about'>, content: Buffer): Promise<StoredImage>
  storeView(target: UploadTarget, image: DemoImageName): Promise<string>
}

export function beginLoad(backend: Backend, building: DemoBuilding): DemoLoad {
  const timestamp = monotonicClock()
  const place: DemoLoad['place'] = (target, name, contentType) =>
    destinationOf(target, { name, contentType, uploadedBy: 'demo', timestamp: timestamp() })
  const saveImage: DemoLoad['saveImage'] = async ({ path, about }, content) =>
    (await putImage(backend, path, content, about)).url
  const saveSized: DemoLoad['saveSized'] = ({ path, about }, content) =>
    putImage(backend, path, content, about)
  return {
    building,
    db: backend.db.at(building.openedAt),
    files: backend.files,
    apartmentIds: new Map(),
    spotIds: new Map(),
    storeIds: new Map(),
    place,
    saveImage,
    saveSized,
    storeView: async (target, image) =>
      saveImage(
        place(target, `${sampleViewPrefix}-${image}.jpg`, 'image/jpeg'),
        await demoImageAsJpeg(image),
      ),
  }
}
