import { Readable } from 'node:stream'
import sharp from 'sharp'
import { listApartments } from '../../backend/data/apartments.ts'
import { addBuildingView } from '../../backend/data/plans/building-views.ts'
import { addFloorPlan, deleteFloorPlan, findFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import type { Backend } from '../../backend/open.ts'
import type { BuildingView } from '../../domain/building/building-view.ts'
import { floorPlanPath, mediaPath, storedUrl } from '../../domain/files/stored-path.ts'
import type { FloorPlan, FloorPlanPlace, Outline } from '../../domain/floor-plan/floor-plan.ts'
import type { Point } from '../../domain/geometry/polygon.ts'

export const planSize = { width: 1200, height: 800 }

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** A light image with a grid, so that panning is visible. */
export async function planImage({ width, height } = planSize): Promise<Buffer> {
  const lines = Array.from({ length: 12 }, (_, index) => index * 100)
    .map((at) => `<path d="M${at} 0V${height}M0 ${at}H${width}"/>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g stroke="#d9e8f0">${lines}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

export async function removePlan({ db }: Backend, place: FloorPlanPlace): Promise<void> {
  const plan = await findFloorPlan(db, place)
  if (plan) await deleteFloorPlan(db, plan.id)
}

/** Adds a floor plan with an outline for each apartment number; '' is an outline without an apartment. */
export async function drawPlan(
  backend: Backend,
  place: FloorPlanPlace,
  drawn: [number: string, points: Point[]][] = [],
  image?: Buffer,
): Promise<FloorPlan> {
  await removePlan(backend, place)
  const path = floorPlanPath(place.entrance, place.floor, String(Date.now()), 'plan.png')
  await backend.files.put(path, Readable.from([image ?? (await planImage())]), {
    contentType: 'image/png',
  })
  const apartments = await listApartments(backend.db, place)
  const outlines = drawn.map(
    ([number, points]): Outline => ({
      id: crypto.randomUUID(),
      apartmentId: apartments.find((apartment) => apartment.number === number)?.id ?? null,
      points,
    }),
  )
  const stored = { imageUrl: storedUrl(path), imageWidth: planSize.width, imageHeight: planSize.height }
  return addFloorPlan(backend.db, place, stored, outlines)
}

/** Adds a view of the building with an outline for each link. */
export async function drawView(
  { db, files }: Backend,
  name: string,
  drawn: [linkedId: string, points: Point[]][],
): Promise<BuildingView> {
  const path = mediaPath(String(Date.now()), 'view.png')
  await files.put(path, Readable.from([await planImage()]), { contentType: 'image/png' })
  return addBuildingView(db, {
    id: crypto.randomUUID(),
    name,
    imageUrl: storedUrl(path),
    imageWidth: planSize.width,
    imageHeight: planSize.height,
    outlines: drawn.map(([linkedId, points]) => ({ id: crypto.randomUUID(), linkedId, points })),
  })
}
