import type { DemoApartment } from '../apartments/apartments.ts'
import type { DemoBuilding } from '../building.ts'
import { type DemoImageName, demoImageAsJpeg } from '../images/demo-images.ts'
import { type DrawnPlan, plansOf } from './plan-view.ts'

/** The content of a brochure, as data that can be sent to a thread. */
export interface BrochureContent {
  apartment: DemoApartment
  company: DemoBuilding['companySettings']
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

/** The first photo as JPEG, or a view of the building. */
function imageOf({ photos, values }: DemoApartment): Promise<Buffer> {
  const view = views[Number(values.number) % views.length]
  return jpegOf(photos[0] ?? view ?? 'dusk')
}

/** A cache, since all brochures use the same few images. */
const jpegs = new Map<string, Promise<Buffer>>()

function jpegOf(name: DemoImageName): Promise<Buffer> {
  const jpeg = jpegs.get(name) ?? demoImageAsJpeg(name, 1100)
  jpegs.set(name, jpeg)
  return jpeg
}
