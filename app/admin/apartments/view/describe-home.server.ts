import { versionsOf } from '../../../../backend/data/database.ts'
import { listEnquiriesAbout } from '../../../../backend/data/enquiries/related-enquiries.ts'
import { listLatestValues } from '../../../../backend/data/history/history.ts'
import { findActiveReservation } from '../../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../../backend/data/users/find-users.ts'
import { listComingViewings } from '../../../../backend/data/viewings/queries.ts'
import type { Backend } from '../../../../backend/open.ts'
import type { Apartment } from '../../../../domain/apartment/apartment.ts'
import { photosInOrder } from '../../../../domain/apartment/photo-set.ts'
import type { Building } from '../../../../domain/building/building.ts'
import { isoDay } from '../../../../domain/formats/dates.ts'
import { pick } from '../../../../domain/lists/pick.ts'
import type { User } from '../../../../domain/sign-in.ts'
import { apartmentFacts } from '../../../../text/public/apartment-facts.ts'
import { text } from '../../../../text/public/bg/index.ts'
import { factLabels } from '../../../../text/public/bg/labels.ts'
import { findOwnPlans } from '../../../images/find-own-plans.ts'
import { toGridApartment } from '../../grid/grid-apartment.ts'
import { describeGridDeals } from '../../grid/read-grid-deals.server.ts'

/** How many enquiries, viewings and earlier prices the page shows. */
const most = 10

export const versionsOfHome = ({ db }: Pick<Backend, 'db'>) =>
  versionsOf(db, 'apartments', 'floorPlans', 'reservations', 'payments', 'enquiries', 'viewings', 'users')

/** All that the sales team reads of a home, on one page. */
export async function describeHome(
  { db, knownImages }: Pick<Backend, 'db' | 'knownImages'>,
  building: Building,
  apartment: Apartment,
  user: User,
) {
  const { id } = apartment
  const urls = photosInOrder(apartment)
  const [storedImages, plans, prices, enquiries, viewings, active, users] = await Promise.all([
    knownImages.find(urls),
    findOwnPlans(db, apartment),
    listLatestValues(db, { collection: 'apartments', record: id, field: 'price' }, most),
    listEnquiriesAbout(db, id, most),
    listComingViewings(db, { apartmentId: id, now: new Date(), limit: most }),
    findActiveReservation(db, id),
    listUsers(db),
  ])
  const names = new Map(users.map((each) => [each.id, each.name]))
  const nameOf = (agentId: string | null) => (agentId === null ? '' : (names.get(agentId) ?? ''))
  return {
    home: toGridApartment(apartment, true),
    ...pick(apartment, ['description', 'features', 'brochureUrl', 'internalNotes']),
    facts: apartmentFacts({ ...text, factLabels }, building, apartment),
    photos: urls.flatMap((url) => storedImages[url] ?? []),
    plans,
    prices: prices.map(({ at, from, to }) => ({ at, from: amountOf(from), to: amountOf(to) })),
    enquiries: enquiries.map((enquiry) => ({
      ...pick(enquiry, ['id', 'name', 'submittedAt', 'source', 'stage']),
      agent: nameOf(enquiry.agentId),
    })),
    viewings: viewings.map((viewing) => ({
      ...pick(viewing, ['id', 'name', 'day', 'time']),
      agent: nameOf(viewing.agentId),
    })),
    deal: await describeGridDeals(db, user, active ? [active] : []),
    today: isoDay(new Date()),
  }
}

export type HomeView = Awaited<ReturnType<typeof describeHome>>

/** The history keeps values as they were stored. Null stands for one that is not there. */
function amountOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
