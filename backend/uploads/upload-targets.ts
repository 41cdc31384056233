import { extname } from 'node:path'
import { shownName, storedName } from '../../domain/files/file-name.ts'
import { mediaKind } from '../../domain/files/media.ts'
import {
  apartmentFilePath,
  floorPlanPath,
  mediaPath,
  panoramaPath,
  paperPath,
  paperTemplatePath,
  parkingPlanPath,
  progressPicturePath,
  storeImagePath,
  uploadStamp,
} from '../../domain/files/stored-path.ts'
import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import type { PrintedText } from '../../domain/floor-plan/printed-texts.ts'
import type { TemplateJudgement } from '../../domain/paper/paper.ts'
import { addApartmentImages, findApartment, setApartmentBrochure } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import { addMediaFile } from '../data/files/media-files.ts'
import { findPanorama, setPanoramaImage } from '../data/panoramas.ts'
import { addPaper, addPaperTemplate, assertRoomForPaper } from '../data/papers/papers.ts'
import { setViewImage } from '../data/plans/building-views.ts'
import { addFloorPlan, findFloorPlan, updateFloorPlan } from '../data/plans/floor-plans.ts'
import { setParkingPlan } from '../data/plans/parking-plans.ts'
import { outlinesAfterReplacing } from '../data/plans/replaced-image.ts'
import { addProgressPicture, assertRoomForPicture, findProgressEntry } from '../data/progress-entries.ts'
import { NotFound } from '../data/records/record-errors.ts'
import { findStore, setStoreImage } from '../data/stores.ts'
import type { FileDetails } from '../files/file-store.ts'

interface Arrived {
  name: string
  contentType: string
  uploadedBy: string
  /** The time of arrival in milliseconds, unique within this process. */
  timestamp: number
}

export interface UploadDestination {
  path: string
  name: string
  about: FileDetails
}

/** The path of an uploaded file and its metadata. */
export function destinationOf(target: UploadTarget, arrived: Arrived): UploadDestination {
  const { contentType, timestamp, uploadedBy } = arrived
  const stamp = uploadStamp(timestamp, Math.random())
  const stored = storedName(arrived.name, target.uploader, contentType)
  const metadata = { name: stored, uploadedBy, uploadedAt: new Date(timestamp).toISOString() }
  const place = (path: string, extra: Record<string, string> = {}): UploadDestination => ({
    path,
    name: shownName(arrived.name),
    about: { contentType, metadata: { ...metadata, ...extra } },
  })
  switch (target.uploader) {
    case 'apartmentPhoto':
      return place(apartmentFilePath(target.apartmentId, 'image', stamp, stored))
    case 'brochure':
      return place(apartmentFilePath(target.apartmentId, 'brochure', stamp, stored))
    case 'storeImage':
      return place(storeImagePath(target.storeId, target.slot, stamp, stored))
    case 'progressPicture':
      return place(progressPicturePath(target.entryId, stamp, stored))
    case 'floorPlan': {
      const { entrance, floor } = target
      return place(floorPlanPath(entrance, floor, stamp, stored), { entrance, floor: String(floor) })
    }
    case 'parkingPlan':
      return place(parkingPlanPath(target.level, stamp), {
        uploadedBy: 'admin',
        floor: String(target.level),
      })
    case 'buildingView':
      return place(mediaPath(stamp, `view-${stored}`))
    case 'panorama':
      return place(panoramaPath(target.panoramaId, target.light, stamp, stored))
    case 'dealScan':
      return place(paperPath(target.dealId, stamp, extname(stored)))
    case 'paperTemplate':
      return place(paperTemplatePath(stamp))
    case 'displayImage':
      return place(mediaPath(stamp, `${target.slot}-${stored}`))
    case 'media':
      return place(mediaPath(stamp, stored))
  }
}

/**
 * A clock that never returns the same millisecond twice. It makes the paths of uploads unique and ordered by
 * arrival: of the plans of a parking level, the newest one counts.
 */
export function monotonicClock(): () => number {
  let last = 0
  return () => {
    last = Math.max(Date.now(), last + 1)
    return last
  }
}

/** Throws NotFound for a missing record before its file is received. */
export async function assertTargetExists(db: Database, target: UploadTarget): Promise<void> {
  if ('apartmentId' in target && !(await findApartment(db, target.apartmentId, { drafts: 'with' })))
    throw new NotFound()
  if ('panoramaId' in target && target.light !== 'day' && !(await findPanorama(db, target.panoramaId)))
    throw new NotFound()
  if ('storeId' in target && !(await findStore(db, target.storeId))) throw new NotFound()
  if ('dealId' in target) await assertRoomForPaper(db, target.dealId)
  if ('entryId' in target) assertRoomForPicture(await findProgressEntry(db, target.entryId))
}

/** What was read in the file itself. */
interface FoundInFile {
  texts?: readonly PrintedText[] | undefined
  judgement?: TemplateJudgement | null | undefined
}

/** Links the stored file to the target's record. Returns the URL of the file that this one replaces. */
export async function linkFile(
  db: Database,
  target: UploadTarget,
  path: string,
  result: UploadResult,
  { texts = [], judgement = null }: FoundInFile = {},
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
    case 'progressPicture':
      await addProgressPicture(db, target.entryId, url)
      return null
    case 'floorPlan': {
      const plan = await findFloorPlan(db, target)
      if (!plan) {
        await addFloorPlan(db, target, image, [], texts)
        return null
      }
      const outlines = outlinesAfterReplacing(plan, image, target.fit)
      await updateFloorPlan(db, plan.id, plan.revision, outlines, { image: { ...image, texts } })
      return plan.imageUrl
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
      return setParkingPlan(db, target.level, image, [], target.fit)
    case 'buildingView':
      return setViewImage(db, target.viewId, image, target.fit)
    case 'panorama':
      return setPanoramaImage(db, target.panoramaId, target.light, { url, width, height })
    case 'dealScan':
      await addPaper(db, { dealId: target.dealId, kind: 'scan', name, url, size, contentType })
      return null
    case 'paperTemplate':
      await addPaperTemplate(db, {
        ...{ kind: target.kind, name: name.replace(/\.docx$/i, '') },
        ...{ url, size, judgement },
      })
      return null
    case 'displayImage':
      // The file is linked when the form of the home page or of the building is saved.
      return null
  }
}
