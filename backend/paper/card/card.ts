import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import type { BuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { type PublicNames, publicNames } from '../../../domain/record/field-table.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { findApartment } from '../../data/apartments.ts'
import type { Database } from '../../data/database.ts'
import { listPlansOf } from '../../data/floor-plans.ts'
import { getBuyerFacts, getCompanySettings, getDisplaySettings } from '../../data/settings.ts'

export interface CardPlan extends PlanImage {
  floor: number
  points: Point[]
}

/** All that a card shows, and nothing else: with any of it, the card becomes another one. */
export interface Card {
  home: Pick<PublicApartment, PublicNames<typeof apartmentFields>>
  /** Urls of stored pictures. */
  photos: string[]
  plans: CardPlan[]
  company: CompanySettings
  buyer: Pick<BuyerFacts, 'stage' | 'completion' | 'paymentPlan'>
  /** The page of the home. */
  url: string
  /** The day that it is of, as a calendar in Sofia has it. */
  day: string
}

const mostPhotos = 3

export async function findCard(db: Database, id: string, url: string): Promise<Card | undefined> {
  const apartment = await findApartment(db, id)
  if (!apartment) return undefined
  const [plans, company, display, buyer] = await Promise.all([
    listPlansOf(db, apartment),
    getCompanySettings(db),
    getDisplaySettings(db),
    getBuyerFacts(db),
  ])
  const photos = photosInOrder(apartment).slice(0, mostPhotos)
  // Without photos of its own, a home is at least in this building.
  const building = display.values.heroImage === '' ? [] : [display.values.heroImage]
  return {
    home: pick(apartment, publicNames(apartmentFields)),
    photos: photos.length > 0 ? photos : building,
    plans: plans.map(({ plan, outline }) => ({
      ...pick(plan, ['floor', 'imageUrl', 'imageWidth', 'imageHeight']),
      points: outline.points,
    })),
    company: company.values,
    buyer: pick(buyer.values, ['stage', 'completion', 'paymentPlan']),
    url,
    day: isoDay(new Date()),
  }
}
