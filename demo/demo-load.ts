import type { Database } from '../backend/data/database.ts'
import { putImage } from '../backend/images/put-image.ts'
import type { Backend } from '../backend/open.ts'
import { monotonicClock, placeFile, type UploadDestination } from '../backend/uploads/place-file.ts'
import { sampleViewPrefix } from '../domain/files/sample-view.ts'
import type { UploadTarget } from '../domain/files/upload-target.ts'
import type { DemoBuilding } from './building.ts'
import { type DemoImageName, demoImageAsJpeg } from './images/demo-images.ts'

export type LoadStep = () => Promise<unknown>

/** What the steps of one load share. */
export interface DemoLoad {
  building: DemoBuilding
  /** Writes with the date on which the building was first offered. */
  db: Database
  files: Backend['files']
  /** Ids of the added apartments, by the generator's keys. */
  apartmentIds: Map<string, string>
  spotIds: Map<string, string>
  timestamp(): number
  destinationFor(target: UploadTarget, name: string, contentType: string): UploadDestination
  /** Returns the URL of the stored image. */
  saveImage(destinationFor: Pick<UploadDestination, 'path' | 'about'>, content: Buffer): Promise<string>
  storeView(target: UploadTarget, image: DemoImageName): Promise<string>
}

export function beginLoad(backend: Backend, building: DemoBuilding): DemoLoad {
  const timestamp = monotonicClock()
  const destinationFor: DemoLoad['destinationFor'] = (target, name, contentType) =>
    placeFile(target, { name, contentType, uploadedBy: 'demo', timestamp: timestamp() })
  const saveImage: DemoLoad['saveImage'] = async ({ path, about }, content) =>
    (await putImage(backend, path, content, about)).url
  return {
    building,
    db: backend.db.at(building.openedAt),
    files: backend.files,
    apartmentIds: new Map(),
    spotIds: new Map(),
    timestamp,
    destinationFor,
    saveImage,
    storeView: async (target, image) =>
      saveImage(
        destinationFor(target, `${sampleViewPrefix}-${image}.jpg`, 'image/jpeg'),
        await demoImageAsJpeg(image),
      ),
  }
}
