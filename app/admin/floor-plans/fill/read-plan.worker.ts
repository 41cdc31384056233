import type { Point } from '../../../../domain/geometry/polygon.ts'
import { type ClosedFloor, closeFloor } from '../../../../domain/plan-reading/closed-floor.ts'
import { findAll } from '../../../../domain/plan-reading/find-all.ts'
import { greyOf, workingScale } from '../../../../domain/plan-reading/picture.ts'
import {
  type FillClick,
  type Proposal,
  proposeOutline,
} from '../../../../domain/plan-reading/propose-outline.ts'
import { gapRange, type PlanReading, readPlan, usualGap } from '../../../../domain/plan-reading/read-plan.ts'

/** What the page asks; each question has an id, which its reply repeats. */
export type PlanQuestion =
  | { ask: 'read'; url: string }
  | { ask: 'outline'; gap: number; clicks: readonly FillClick[]; neighbours: readonly (readonly Point[])[] }
  | { ask: 'all'; gap: number }

export interface ReadPlan {
  /** In pixels of the picture that is read. */
  gap: { usual: number; min: number; max: number }
}

export interface FoundOutline {
  points: Point[]
  isCommon: boolean
}

export type PlanReply = { id: number } & (
  | { read: ReadPlan }
  | { proposal: Proposal }
  | { found: FoundOutline[] }
  | { failed: true }
)

let reading: PlanReading | undefined
let closedBefore: { gap: number; floor: ClosedFloor } | undefined

/** Questions are replied to one after the other: the picture is read only once. */
let queue = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: PlanQuestion }>) => {
  queue = queue.then(async () => {
    const reply = await replyTo(data.question).catch(() => ({ failed: true as const }))
    postMessage({ id: data.id, ...reply })
  })
})

async function replyTo(question: PlanQuestion) {
  if (question.ask === 'read') {
    reading = await readPicture(question.url)
    return { read: { gap: { usual: usualGap(reading), ...gapRange(reading) } } }
  }
  const floor = floorWith(question.gap)
  if (question.ask === 'outline')
    return { proposal: proposeOutline(floor, question.clicks, question.neighbours) }
  return { found: findAll(floor).map(({ outline, isCommon }) => ({ points: outline, isCommon })) }
}

function floorWith(gap: number): ClosedFloor {
  if (!reading) throw new Error('The plan has not been read')
  if (closedBefore?.gap !== gap) closedBefore = { gap, floor: closeFloor(reading, gap) }
  return closedBefore.floor
}

/** Decodes the picture, on white and at the size that is worked with. */
async function readPicture(url: string): Promise<PlanReading> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The plan is not there: ${response.status}`)
  const bitmap = await createImageBitmap(await response.blob())
  try {
    const scale = workingScale(bitmap)
    const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) }
    const context = new OffscreenCanvas(size.width, size.height).getContext('2d', {
      willReadFrequently: true,
    })
    if (!context) throw new Error('There is no memory for a canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, size.width, size.height)
    const grey = greyOf(size, context.getImageData(0, 0, size.width, size.height).data)
    return readPlan(grey, { width: bitmap.width, height: bitmap.height })
  } finally {
    bitmap.close()
  }
}
