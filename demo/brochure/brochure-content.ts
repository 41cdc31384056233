import type { DemoApartment } from '../apartments/apartments.ts'
import type { DemoBuilding } from '../building.ts'
import { type DemoImageName, demoImageAsJpeg } from '../images/demo-images.ts'
import { type DrawnPlan, plansOf } from './plan-view.ts'

/** All content of a brochure, in a form that can be sent to a worker thread. */
export interface BrochureContent {
  apartment: DemoApartment
  company: DemoBuilding['companySettings']
  /** A JPEG. */
  image: Uint8Array
  /** Two for a maisonette. */
  plans: DrawnPlan[]
}

const views: readonly DemoImageName[] = ['dusk', 'hero', 'aerial']

export async function collectBrochure(
  { companySettings, floorPlans }: DemoBuilding,
  apartment: DemoApartment,
): Promise<BrochureContent> {
  const plans = plansOf(floorPlans, apartment.key)
  return {
    apartment,
    company: companySettings,
    image: await imageOf(apartment),
    plans: await Promise.all(
      plans.map(async ({ renderPng, ...plan }) => ({ ...plan, png: await renderPng() })),
    ),
  }
}

/** The apartment's first photo, or a view of the building. */
function imageOf({ photos, values }: DemoApartment): Promise<Buffer> {
  const view = views[Number(values.number) % views.length]
  return jpegOf(photos[0] ?? view ?? 'dusk')
}

/** All brochures share a few images, so each is converted once. */
const jpegs = new Map<string, Promise<Buffer>>()

function jpegOf(name: DemoImageName): Promise<Buffer> {
  const jpeg = jpegs.get(name) ?? demoImageAsJpeg(name, 1100)
  jpegs.set(name, jpeg)
  return jpeg
}
