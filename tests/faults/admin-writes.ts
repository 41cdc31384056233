import { findApartment } from '../../backend/data/apartments.ts'
import { addFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import type { Backend } from '../../backend/open.ts'
import { aCompany } from '../a-company.ts'
import type { StockedBuilding } from './stocked-building.ts'

/** A request that changes something when an administrator sends it. */
export interface AdminWrite {
  url: string
  method: 'POST' | 'DELETE'
  form: Record<string, string>
}

const parkingSpot = { number: 'P-58', floor: '1', type: 'covered', size: '2.5m x 5m', price: '100' }
const apartment = {
  number: '58',
  entrance: '1',
  floor: '1',
  type: '1-bedroom',
  exposure: 'south',
  rooms: '1',
}

/** Returns the requests in an order in which none deletes a record that a later one needs. */
export async function adminWritesOf({ db }: Backend, building: StockedBuilding): Promise<AdminWrite[]> {
  const { apartmentId, parkingSpotId, storeId, enquiryId, mediaId, photo } = building
  const { floorPlanId, parkingPlanId, viewId } = building
  const image = { imageUrl: '/files/floorPlans/upper.png', imageWidth: 100, imageHeight: 100 }
  const upper = await addFloorPlan(db, { entrance: '1', floor: 2 }, image)
  const revision = String((await findApartment(db, apartmentId))?.revision)
  const { socialMedia: _, publicPriceList: __, ...company } = aCompany
  const post = (url: string, form: Record<string, string>): AdminWrite => ({ url, method: 'POST', form })
  const remove = (url: string): AdminWrite => ({ url, method: 'DELETE', form: {} })
  return [
    post('/admin/homepage', { title: 'Чуждо', subtitle: 'Чуждо', revision: '0' }),
    post('/admin/settings', { ...company, companyName: 'Чуждо', revision: '0' }),
    post('/admin/apartments', { id: apartmentId, revision, status: 'sold', confirmed: 'sale-missing' }),
    post('/admin/apartments/new', { ...apartment, area: '50', price: '1', status: 'available' }),
    post('/admin/parking', { id: parkingSpotId, revision: '1', status: 'sold', confirmed: 'sale-missing' }),
    post('/admin/parking/new', { ...parkingSpot, status: 'available' }),
    post('/admin/parking/plans/spots', { level: '1', type: 'covered', numbers: '["P-59"]' }),
    post('/admin/stores/new', { title: 'Чуждо', description: 'Чуждо' }),
    post('/admin/contacts', { id: enquiryId, isRead: 'true' }),
    post(`/admin/apartments/${apartmentId}/photos`, { change: 'delete', url: photo }),
    post('/admin/floor-plans/carry', { from: `${floorPlanId}@1`, to: `${upper.id}@1` }),
    remove(`/admin/floor-plans/${floorPlanId}`),
    remove(`/admin/parking/plans/${parkingPlanId}`),
    post(`/admin/floor-plans/building/${viewId}`, { change: 'rename', name: 'Чуждо' }),
    remove(`/admin/floor-plans/building/${viewId}`),
    post('/admin/media', { ids: mediaId }),
    remove(`/admin/contacts/${enquiryId}`),
    remove(`/admin/stores/${storeId}`),
    remove(`/admin/parking/${parkingSpotId}`),
    remove(`/admin/apartments/${apartmentId}`),
  ]
}
