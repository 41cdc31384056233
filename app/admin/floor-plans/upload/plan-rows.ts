import { type Building, floorsOfEntrance, parkingLevelsOf } from '../../../../domain/building/building.ts'
import type { ImageSize } from '../../../../domain/floor-plan/floor-plan.ts'
import type { AbsentPlace, PlanNameMatch, PlanTarget } from '../../../../domain/floor-plan/match-plan-name.ts'
import type { QueuedUpload } from '../../../uploads/upload-queue.ts'
import type { PlanPicture } from './plan-picture.ts'

/** The part of the building that a row is for, as the value of its select. */
export type Part = '' | 'skip' | 'parking' | `entrance:${string}`

export interface PlanRow {
  id: string
  fileName: string
  /** Undefined for a picture. */
  page: { page: number; pages: number } | undefined
  picture: PlanPicture
  part: Part
  /** The floor or the parking level. */
  floor: number | undefined
  /** What the file name mentions although the building does not have it. */
  absent: AbsentPlace[]
  /** Set when the row was sent. */
  uploadId: string | undefined
}

export type RowState =
  | { kind: 'skipped' | 'no-place' | 'duplicate' }
  | { kind: 'ready' | 'stored'; target: PlanTarget }
  | { kind: 'replaces'; target: PlanTarget; replaced: StoredPlan }
  | { kind: 'sent' | 'failed'; upload: QueuedUpload }

/** A plan that is replaced where another one is uploaded for its place. */
export interface StoredPlan extends ImageSize {
  /** The key of its place. */
  key: string
  hasOutlines: boolean
}

type ReadPicture = Pick<PlanRow, 'fileName' | 'page' | 'picture'>

/**
 * The rows of a picture: one for each place that its name means, and one without a place where there is none or where
 * the building lacks one.
 */
export function rowsOf(read: ReadPicture, match: PlanNameMatch, newId: () => string): PlanRow[] {
  const row = (place: Pick<PlanRow, 'part' | 'floor'>, absent: AbsentPlace[] = []): PlanRow => ({
    ...read,
    ...place,
    id: newId(),
    absent,
    uploadId: undefined,
  })
  const rows = match.targets.map((target) => row(placeOf(target)))
  if (rows.length > 0 && match.absent.length === 0) return rows
  const part: Part = match.entrance === undefined ? '' : `entrance:${match.entrance}`
  return [...rows, row({ part, floor: rows.length > 0 ? undefined : match.floor }, match.absent)]
}

function placeOf(target: PlanTarget): Pick<PlanRow, 'part' | 'floor'> {
  return target.uploader === 'floorPlan'
    ? { part: `entrance:${target.entrance}`, floor: target.floor }
    : { part: 'parking', floor: target.level }
}

/** The floors or parking levels that a part of the building has. */
export function floorsOfPart(building: Building, part: Part): number[] {
  if (part === 'parking') return parkingLevelsOf(building)
  return floorsOfEntrance(building, part.replace(/^entrance:/, ''))
}

/** Where a row would be stored. Undefined where nothing is chosen that the building has. */
export function targetOf(building: Building, { part, floor }: Pick<PlanRow, 'part' | 'floor'>) {
  if (floor === undefined || !floorsOfPart(building, part).includes(floor)) return undefined
  return part === 'parking'
    ? ({ uploader: 'parkingPlan', level: floor } satisfies PlanTarget)
    : ({ uploader: 'floorPlan', entrance: part.slice('entrance:'.length), floor } satisfies PlanTarget)
}

export function placeKey(target: PlanTarget): string {
  return target.uploader === 'floorPlan' ? `${target.entrance}/${target.floor}` : `parking/${target.level}`
}

interface Known {
  stored: readonly StoredPlan[]
  /** Uploads that have not arrived. */
  uploads: readonly QueuedUpload[]
}

/** The state of each row. Of two for one place neither is sent, because one of them is wrong. */
export function rowStates(
  building: Building,
  rows: readonly PlanRow[],
  { stored, uploads }: Known,
): Map<string, RowState> {
  const known = rows.map((row) => ({ row, target: targetOf(building, row), sent: sentState(row, uploads) }))
  const wanted = known.flatMap(({ target, sent }) => (target && sent !== 'stored' ? placeKey(target) : []))
  return new Map(
    known.map(({ row, target, sent }): [string, RowState] => {
      if (sent === 'stored' && target) return [row.id, { kind: 'stored', target }]
      if (typeof sent === 'object') return [row.id, sent]
      if (row.part === 'skip') return [row.id, { kind: 'skipped' }]
      if (!target) return [row.id, { kind: 'no-place' }]
      const key = placeKey(target)
      if (wanted.filter((each) => each === key).length > 1) return [row.id, { kind: 'duplicate' }]
      const replaced = stored.find((plan) => plan.key === key)
      return [row.id, replaced ? { kind: 'replaces', target, replaced } : { kind: 'ready', target }]
    }),
  )
}

/** The queue forgets an upload that has arrived. */
function sentState({ uploadId }: PlanRow, uploads: readonly QueuedUpload[]) {
  if (uploadId === undefined) return undefined
  const upload = uploads.find(({ id }) => id === uploadId)
  return upload ? ({ kind: upload.state === 'failed' ? 'failed' : 'sent', upload } as const) : 'stored'
}

/** Whether leaving would lose a row: it has not been sent, and nobody said that it should not be. */
export function isUnsent({ kind }: RowState): boolean {
  return kind !== 'skipped' && kind !== 'stored' && kind !== 'sent'
}
