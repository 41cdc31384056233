import { addBuildingView } from '../backend/data/plans/building-views.ts'
import { addFloorPlan } from '../backend/data/plans/floor-plans.ts'
import { setParkingPlan } from '../backend/data/plans/parking-plans.ts'
import { floorLink } from '../domain/building/building-view.ts'
import { demoViews, readView } from './building-view.ts'
import { readDemoImage } from './images/demo-images.ts'
import type { DemoLoad, LoadStep } from './load-context.ts'
import { addPanorama, demoPanoramas } from './panoramas.ts'

/** Steps that add floor plans, parking plans, views of the building and from its windows; their outlines link to what was added before. */
export function planSteps(load: DemoLoad): LoadStep[] {
  const { building } = load
  // Drawing plans takes longest, so it starts now and goes on during the other steps.
  const drawn = Promise.all(building.floorPlans.map((plan) => plan.renderPng()))
  drawn.catch(() => {})
  return [
    ...building.floorPlans.map((plan, index) => async () => {
      await addFloor(load, plan, (await drawn)[index] as Buffer)
    }),
    ...building.parkingPlans.map((plan) => () => addLevel(load, plan)),
    ...demoViews.map((view) => () => addView(load, view)),
    ...demoPanoramas.map((panorama) => () => addPanorama(load, panorama)),
  ]
}

async function addFloor(
  { db, apartmentIds, place, saveImage }: DemoLoad,
  plan: DemoLoad['building']['floorPlans'][number],
  image: Buffer,
): Promise<void> {
  const { entrance, floor, imageWidth, imageHeight } = plan
  const target = { uploader: 'floorPlan', entrance, floor } as const
  const imageUrl = await saveImage(place(target, `plan-${entrance}-${floor}.png`, 'image/png'), image)
  const outlines = plan.outlines.map(({ apartmentKey, points }) => ({
    id: crypto.randomUUID(),
    apartmentId: apartmentIds.get(apartmentKey) ?? null,
    points,
  }))
  await addFloorPlan(db, { entrance, floor }, { imageUrl, imageWidth, imageHeight }, outlines)
}

async function addLevel(
  { db, spotIds, place, saveImage }: DemoLoad,
  plan: DemoLoad['building']['parkingPlans'][number],
): Promise<void> {
  const { level, imageWidth, imageHeight } = plan
  const stored = place({ uploader: 'parkingPlan', level }, 'plan.png', 'image/png')
  const imageUrl = await saveImage(stored, await plan.renderPng())
  const outlines = plan.outlines.map(({ number, points }) => ({
    id: crypto.randomUUID(),
    linkedId: spotIds.get(number) ?? null,
    points,
  }))
  await setParkingPlan(db, level, { imageUrl, imageWidth, imageHeight }, outlines)
}

async function addView(
  { db, place, saveImage }: DemoLoad,
  { name, image }: (typeof demoViews)[number],
): Promise<void> {
  const id = crypto.randomUUID()
  const stored = place({ uploader: 'buildingView', viewId: id }, `${image}.webp`, 'image/webp')
  const imageUrl = await saveImage(stored, await readDemoImage(image))
  const { floors, imageWidth, imageHeight } = await readView(image)
  const outlines = floors.map(({ points, ...floor }) => ({
    id: crypto.randomUUID(),
    linkedId: floorLink(floor),
    points: [...points],
  }))
  await addBuildingView(db, { id, name, imageUrl, imageWidth, imageHeight, outlines })
}
