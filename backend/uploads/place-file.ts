import { shownName, storedName } from '../../domain/files/file-name.ts'
import {
  apartmentFilePath,
  floorPlanPath,
  mediaPath,
  parkingPlanPath,
  storeImagePath,
  uploadStamp,
} from '../../domain/files/stored-path.ts'
import type { UploadTarget } from '../../domain/files/upload-target.ts'
import type { FileDetails } from '../files/file-store.ts'

interface Arrived {
  name: string
  contentType: string
  uploadedBy: string
  /** Milliseconds, different for each file. */
  timestamp: number
}

export interface UploadDestination {
  path: string
  name: string
  about: FileDetails
}

/** Where the file of an upload goes, and what is kept beside it. */
export function placeFile(target: UploadTarget, arrived: Arrived): UploadDestination {
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
    case 'floorPlan': {
      const { entrance, floor } = target
      return place(floorPlanPath(entrance, floor, stamp, stored), { entrance, floor: String(floor) })
    }
    case 'parkingPlan':
      return place(parkingPlanPath(target.level, stamp), {
        uploadedBy: 'admin',
        floor: String(target.level),
      })
    case 'displayImage':
      return place(mediaPath(stamp, `${target.slot}-${stored}`))
    case 'media':
      return place(mediaPath(stamp, stored))
  }
}

/** Of two files that arrive in the same millisecond, the later one has the later path: the newest plan counts. */
export function monotonicClock(): () => number {
  let last = 0
  return () => {
    last = Math.max(Date.now(), last + 1)
    return last
  }
}
