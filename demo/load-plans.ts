import { addFloorPlan } from '../backend/data/floor-plans.ts'
import { setParkingPlan } from '../backend/data/parking-plans.ts'
import type { DemoLoad, LoadStep } from './demo-load.ts'

/** Adds the plans of floors and parking levels, with outlines linked to the records that were added before. */
export function planSteps(load: DemoLoad): LoadStep[] {
  const { building } = load
  // Drawing plans takes longest, so it runs while everything else is stored.
  const drawn = Promise.all(building.floorPlans.map((plan) => plan.renderPng()))
  drawn.catch(() => {})
  return [
    ...building.floorPlans.map((plan, index) => async () => {
      await addFloor(load, plan, (await drawn)[index] as Buffer)
    }),
    ...building.parkingPlans.map((plan) => () => addLevel(load, plan)),
  ]
}

async function addFloor(
  { db, apartmentIds, destinationFor, saveImage }: DemoLoad,
  plan: DemoLoad['building']['floorPlans'][number],
  image: Buffer,
): Promise<void> {
  const { entrance, floor, imageWidth, imageHeight } = plan
  const target = { uploader: 'floorPlan', entrance, floor } as const
  const imageUrl = await saveImage(
    destinationFor(target, `plan-${entrance}-${floor}.png`, 'image/png'),
    image,
  )
  const outlines = plan.outlines.map(({ apartmentKey, points }) => ({
    id: crypto.randomUUID(),
    apartmentId: apartmentIds.get(apartmentKey) ?? null,
    points,
  }))
  await addFloorPlan(db, { entrance, floor }, { imageUrl, imageWidth, imageHeight }, outlines)
}

async function addLevel(
  { db, spotIds, destinationFor, saveImage }: DemoLoad,
  plan: DemoLoad['building']['parkingPlans'][number],
): Promise<void> {
  const { level, imageWidth, imageHeight } = plan
  const stored = destinationFor({ uploader: 'parkingPlan', level }, 'plan.png', 'image/png')
  const imageUrl = await saveImage(stored, await plan.renderPng())
  const outlines = plan.outlines.map(({ number, points }) => ({
    id: crypto.randomUUID(),
    linkedId: spotIds.get(number) ?? null,
    points,
  }))
  await setParkingPlan(db, level, { imageUrl, imageWidth, imageHeight }, outlines)
}
