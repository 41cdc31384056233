import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { secondaryFloorFor } from '../../domain/apartment/apartment-type.ts'
import type { DemoImageName } from '../images/demo-images.ts'
import type { Random } from '../random.ts'
import { exposureOf } from './exposure.ts'
import { featuresOf } from './features.ts'
import { type Home, has, netAreaOf, roomCountOf } from './home.ts'
import { internalNotesFor } from './internal-notes.ts'
import { photosFor } from './photos.ts'
import { grossAreaOf, priceOf } from './price.ts'
import { spreadStatuses } from './spread-statuses.ts'
import { apartmentDescriber } from './apartment-describer.ts'

export interface DemoApartment {
  /** Stable name by which plans and brochures refer to the apartment. */
  key: string
  values: ApartmentValues
  /** Empty for most: those show the placeholder images. */
  photos: DemoImageName[]
  hasBrochure: boolean
}

const photographed = 20
const withBrochure = 20
const hiddenPrices = 5

export function apartmentsFor(homes: readonly Home[], random: Random): DemoApartment[] {
  const statuses = spreadStatuses(homes.length, random)
  const image = pickKeys(homes, photographed, random)
  const brochure = pickKeys(homes, withBrochure, random)
  const describeHome = apartmentDescriber(random)
  const priceless = pickKeys(homes, hiddenPrices, random)
  return homes.map((home, index) => {
    const status = statuses[index] ?? 'available'
    return {
      key: home.key,
      photos: image.has(home.key) ? photosFor(home, random) : [],
      hasBrochure: brochure.has(home.key),
      values: {
        ...newApartment,
        number: home.number,
        entrance: home.entrance,
        floor: home.floor,
        secondaryFloor: secondaryFloorFor(home.type, home.floor),
        type: home.type,
        exposure: exposureOf(home),
        rooms: roomCountOf(home),
        netArea: netAreaOf(home),
        area: grossAreaOf(home),
        price: priceless.has(home.key) ? 0 : priceOf(home, random),
        status,
        description: describeHome(home),
        hasTerrace: has(home, 'terrace'),
        features: featuresOf(home),
        internalNotes: internalNotesFor(status, random),
      },
    }
  })
}

function pickKeys(homes: readonly Home[], count: number, random: Random): Set<string> {
  return new Set(random.shuffle(homes.map(({ key }) => key)).slice(0, count))
}
