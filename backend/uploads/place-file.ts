import { shownName, storedName } from '../../domain/files/file-name.ts'
import {
  apartmentFilePath,
  floorPlanPath,
  mediaPath,
  parkingPlanPath,
  storeImagePath,
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

export interface Place {
  path: string
  name: string
  about: FileDetails
}

/** Where the file of an upload goes, and what is kept beside it. */
export function placeFile(target: UploadTarget, arrived: Arrived): Place {
  const { contentType, timestamp, uploadedBy } = arrived
  const stored = storedName(arrived.name, target.uploader, contentType)
  const metadata = { name: stored, uploadedBy, uploadedAt: new Date(timestamp).toISOString() }
  const place = (path: string, extra: Record<string, string> = {}): Place => ({
    path,
    name: shownName(arrived.name),
    about: { contentType, metadata: { ...metadata, ...extra } },
  })
  switch (target.uploader) {
    case 'apartmentPhoto':
      return place(apartmentFilePath(target.apartmentId, 'image', timestamp, stored))
    case 'brochure':
      return place(apartmentFilePath(target.apartmentId, 'brochure', timestamp, stored))
    case 'storeImage':
      return place(storeImagePath(target.storeId, target.slot, timestamp, stored))
    case 'floorPlan': {
      const { entrance, floor } = target
      return place(floorPlanPath(entrance, floor, timestamp, stored), { entrance, floor: String(floor) })
    }
    case 'parkingPlan':
      return place(parkingPlanPath(target.level, timestamp), {
        uploadedBy: 'admin',
        floor: String(target.level),
      })
    case 'displayImage':
      return place(mediaPath(timestamp, `${target.slot}-${stored}`))
    case 'media':
      return place(mediaPath(timestamp, stored))
  }
}

/** Two files that arrive in the same millisecond must not get the same path. */
export function risingClock(): () => number {
  let last = 0
  return () => {
    last = Math.max(Date.now(), last + 1)
    return last
  }
}
