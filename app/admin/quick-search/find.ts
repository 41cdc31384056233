import { href } from 'react-router'
import { listAdminApartmentItems } from '../../../backend/data/apartments.ts'
import { findClientPage } from '../../../backend/data/clients/clients.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findEnquiryPage } from '../../../backend/data/enquiries/enquiries.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listStores } from '../../../backend/data/stores.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { clientsText } from '../../../text/admin/clients.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { parkingText } from '../../../text/public/bg/parking.ts'
import { places } from '../../../text/public/bg/places.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import type { Route } from './+types/find'
import { apartmentHit } from './apartment-hit.ts'
import { type Hit, inOneLine, matchNames } from './match-names.ts'

const most = { apartments: 6, others: 4 }
/** Clients and enquiries are searched from three letters on, because one or two occur in nearly every enquiry. */
const shortest = 3

async function findRecords(building: Building, db: Database, typed: string): Promise<Hit[]> {
  if (typed === '') return []
  const groups = [
    findApartments(building, db, typed),
    findSpots(building, db, typed),
    findStores(db, typed),
    findClients(db, typed),
    findEnquiries(db, typed),
  ]
  return (await Promise.all(groups)).flat()
}

async function findApartments(building: Building, db: Database, typed: string): Promise<Hit[]> {
  const found = matchNames(await listAdminApartmentItems(db), typed, ({ number, entrance }) => {
    const letter = entranceLetter(building, entrance)
    return `апартамент ап ${number} вход вх ${letter} ${letter}${number}`
  })
  return found.slice(0, most.apartments).map((apartment) => apartmentHit(building, apartment))
}

async function findSpots(building: Building, db: Database, typed: string): Promise<Hit[]> {
  const found = matchNames(
    await listParkingSpots(db),
    typed,
    (spot) => `${parkingText.spot(spot)} паркомясто ${spot.number} ${spot.number.replace(/^\D+/, '')}`,
  )
  return found.slice(0, most.apartments).map((spot) => ({
    group: 'parking',
    to: href('/admin/parking/:id', { id: spot.id }),
    label: parkingText.spot(spot),
    note: inOneLine([
      places.parkingLevel(building, spot.floor),
      labels.parkingStatus[spot.status],
      formatPrice(spot.price),
    ]),
  }))
}

async function findStores(db: Database, typed: string): Promise<Hit[]> {
  const found = matchNames(await listStores(db), typed, ({ title }) => `магазин ${title}`)
  return found.slice(0, most.others).map(({ id, title, status, price }) => ({
    group: 'stores',
    to: href('/admin/stores/:id', { id }),
    label: title,
    note: inOneLine([labels.apartmentStatus[status], formatPrice(price)]),
  }))
}

/** Buyers are clients, too: their reservations are on the card. */
async function findClients(db: Database, typed: string): Promise<Hit[]> {
  if (typed.length < shortest) return []
  const { clients } = await findClientPage(db, { search: typed }, { page: 1, size: most.others })
  return clients.map(({ id, name, phones, emails, enquiries, reservations }) => ({
    group: 'clients',
    to: href('/admin/clients/:id', { id }),
    label: name,
    note: inOneLine([
      phones[0] ?? emails[0],
      enquiries > 0 ? clientsText.enquiries(enquiries) : undefined,
      reservations > 0 ? clientsText.reservations(reservations) : undefined,
    ]),
  }))
}

async function findEnquiries(db: Database, typed: string): Promise<Hit[]> {
  if (typed.length < shortest) return []
  const page = { page: 1, size: most.others }
  const { enquiries } = await findEnquiryPage(db, { search: typed, state: 'all' }, page)
  return enquiries.map(({ id, name, phone, email, submittedAt }) => ({
    group: 'enquiries',
    to: href('/admin/contacts/:id', { id }),
    label: name,
    note: inOneLine([phone || email, formatDateTime(submittedAt)]),
  }))
}

const longest = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q')?.trim().slice(0, longest) ?? ''
  const hits = await findRecords(await loadBuilding(context), context.get(backendContext).db, typed)
  return Response.json(hits, { headers: { 'Cache-Control': 'no-store' } })
}
