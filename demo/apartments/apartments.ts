import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { secondaryFloorFor } from '../../domain/building/apartment-type.ts'
import { demoBuilding } from '../building-record.ts'
import type { DemoImageName } from '../images/demo-images.ts'
import type { Random } from '../random.ts'
import { apartmentDescriber } from './apartment-describer.ts'
import { type DesignedApartment, has, netAreaOf, roomCountOf } from './designed-apartment.ts'
import { exposureOf } from './exposure.ts'
import { featuresOf } from './features.ts'
import { internalNotesFor } from './internal-notes.ts'
import { needsPhotos, photosFor } from './photos.ts'
import { grossAreaOf, priceOf } from './price.ts'
import { spreadStatuses } from './spread-statuses.ts'

export interface DemoApartment {
  /** A stable key by which plans and brochures refer to the apartment. */
  key: string
  values: ApartmentValues
  /** Empty for most apartments, whose pages show placeholder images. */
  photos: DemoImageName[]
  hasBrochure: boolean
}

const photographed = 20
const withBrochure = 20
const hiddenPrices = 5

export function apartmentsFor(apartments: readonly DesignedApartment[], random: Random): DemoApartment[] {
  const statuses = spreadStatuses(apartments.length, random)
  const image = photographedKeys(apartments, random)
  const brochure = pickKeys(apartments, withBrochure, random)
  const describeDemoApartment = apartmentDescriber(random)
  const priceless = pickKeys(apartments, hiddenPrices, random)
  return apartments.map((apartment, index) => {
    const status = statuses[index] ?? 'available'
    return {
      key: apartment.key,
      photos: image.has(apartment.key) ? photosFor(apartment, random) : [],
      hasBrochure: brochure.has(apartment.key),
      values: {
        ...newApartment(demoBuilding),
        number: apartment.number,
        entrance: apartment.entrance,
        floor: apartment.floor,
        secondaryFloor: secondaryFloorFor(demoBuilding, apartment.type, apartment.floor),
        type: apartment.type,
        exposure: exposureOf(apartment),
        rooms: roomCountOf(apartment),
        netArea: netAreaOf(apartment),
        area: grossAreaOf(apartment),
        price: priceless.has(apartment.key) ? 0 : priceOf(apartment, random),
        status,
        description: describeDemoApartment(apartment),
        hasTerrace: has(apartment, 'terrace'),
        features: featuresOf(apartment),
        internalNotes: internalNotesFor(status, random),
      },
    }
  })
}

/** Those that need photos, and others up to the usual number. */
function photographedKeys(apartments: readonly DesignedApartment[], random: Random): Set<string> {
  const needed = apartments.filter(needsPhotos).map(({ key }) => key)
  const others = pickKeys(apartments, photographed, random)
  return new Set([...new Set([...needed, ...others])].slice(0, photographed))
}

function pickKeys(apartments: readonly DesignedApartment[], count: number, random: Random): Set<string> {
  return new Set(random.shuffle(apartments.map(({ key }) => key)).slice(0, count))
}
