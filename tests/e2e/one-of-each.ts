import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { addClient } from '../../backend/data/clients/clients.ts'
import { addPayment } from '../../backend/data/deals/payments.ts'
import { findSchedule } from '../../backend/data/deals/schedules.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { addMediaFile } from '../../backend/data/files/media-files.ts'
import { listParkingSpots, updateParkingSpot } from '../../backend/data/parking-spots.ts'
import { addProgressEntry } from '../../backend/data/progress-entries.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { sellReservation } from '../../backend/data/reservations/lifecycle.ts'
import { addStore } from '../../backend/data/stores.ts'
import { listUsers } from '../../backend/data/users/find-users.ts'
import { addViewing } from '../../backend/data/viewings/viewings.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newClient } from '../../domain/client/client-fields.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { newProgressEntry } from '../../domain/progress/progress-entry.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { newViewing } from '../../domain/viewing/viewing.ts'
import { drawPlan, rectangle } from './drawn-plan.ts'
import { saveImage } from './stored-image.ts'

/** Each call books another hour: an agent has one viewing at a time. */
let hour = 9

/** Adds one record of each kind, so that no screen is empty. */
export async function addOneOfEach(backend: Backend) {
  const { db } = backend
  const apartment = await addApartment(db, {
    ...newApartment(defaultBuilding),
    ...{ number: '57', floor: 5, type: '4-bedroom-maisonette', secondaryFloor: 6, rooms: 4 },
    ...{ price: 210_000, area: 120, netArea: 100 },
  })
  const enquiry = await addEnquiry(db, {
    ...{ name: 'Елена Стоянова', email: 'elena.stoyanova@example.com', phone: '0888 000 000' },
    ...{ message: 'Свободен ли е апартаментът?\n\n'.repeat(4), wishedTime: '', about: 'P-1' },
    apartmentNumber: '57',
  })
  const today = isoDay(new Date())
  const buyer = { buyerName: 'Мария Купувачева', buyerPhone: '0888 000 000', from: today, until: today }
  const reservation = await addReservation(db, { ...newReservation, ...buyer, apartmentId: apartment.id })
  const store = await addStore(db, { title: 'Пекарна', description: 'Хляб', price: 0 })
  const [spot] = await listParkingSpots(db)
  if (spot) await updateParkingSpot(db, spot.id, spot.revision, { size: '3m x 6m', price: 8000 })
  const entry = await addProgressEntry(db, { ...newProgressEntry, date: today, text: 'Фасадата е готова.' })
  const path = 'media/1700000000009_sea.jpg'
  const url = await saveImage(backend, path, 'teal')
  await addMediaFile(db, { name: 'sea.jpg', url, type: 'image', size: 1000, storagePath: path })
  await drawPlan(backend, { entrance: '1', floor: 4 }, [['11', rectangle(600, 100, 400, 300)]])
  const client = await addClient(db, { ...newClient, name: 'Иван Клиентов' })
  const double = await addClient(db, { ...newClient, name: 'Ив. Клиентов' })
  const [user] = await listUsers(db)
  const viewing = await addViewing(db, {
    ...newViewing,
    ...{ agentId: user?.id ?? '', day: today, time: `${++hour}:00`, apartmentId: apartment.id },
    ...{ name: 'Иван Клиентов', phone: '0888 000 000' },
  })
  const free = await addApartment(db, { ...newApartment(defaultBuilding), number: '59' })
  const { id: sold } = await addApartment(db, { ...newApartment(defaultBuilding), number: '58' })
  const sale = await addReservation(db, { ...newReservation, ...buyer, apartmentId: sold })
  await sellReservation(db, sale.id, sale.revision, { finalPrice: 50_000, contractDate: today })
  const [instalment] = (await findSchedule(db, sale.id))?.instalments ?? []
  const paid = { amount: 100_00, paidOn: today, way: 'bank', note: '' } as const
  const payment = await addPayment(db, sale.id, { ...paid, instalmentId: instalment?.id ?? '' })
  return {
    'apartments/:id': apartment.id,
    'contacts/:id': enquiry.id,
    'reservations/:id': reservation.id,
    'reservations/sale': `?apartment=${free.id}`,
    'stores/:id': store.id,
    'parking/:id': spot?.id ?? '',
    'progress/:id': entry.id,
    'clients/:id/join': `${client.id}/join?with=${double.id}`,
    'clients/:id': client.id,
    'deals/:id': sale.id,
    'payments/:id': payment.id,
    'viewings/:id': viewing.id,
    // The product's own template, while there is no other.
    'settings/answer/:id': 'general',
  }
}

/** Every screen of the routes, with the ids of these records filled in. */
export function screensWith(ids: Record<string, string>): string[] {
  const adminContext = (routes as RouteConfigEntry[]).find(({ file }) => file === 'admin/layout.tsx')
  const below = ({ path = '', file, children = [] }: RouteConfigEntry): string[] => [
    ...(file.endsWith('.tsx') ? [path] : []),
    ...children.flatMap(below).map((child) => `${path}/${child}`),
  ]
  const paths = adminContext?.children?.flatMap(below) ?? []
  return paths.map((path) => {
    const [pattern = '', id] = Object.entries(ids).find(([known]) => path.startsWith(known)) ?? []
    const shown = id ? path.replace(pattern, pattern.replace(/:id.*|$/, id)) : path
    return `/admin/${shown.replace(':change', 'extend')}`.replace(/\/$/, '')
  })
}
