import { isoDay } from '../../domain/formats/dates.ts'
import { dayOfSofia } from '../../domain/formats/day-of-sofia.ts'
import type { ParkingSpotValues } from '../../domain/parking/parking.ts'
import type { ReservationValues, Sale } from '../../domain/reservation/reservation.ts'
import type { Status } from '../../domain/status.ts'
import type { DemoApartment } from '../apartments/apartments.ts'
import type { DemoEnquiry } from '../enquiries.ts'
import type { Random } from '../random.ts'
import { type AgentIndex, agentOf } from './agents.ts'
import { dayFrom, momentDaysAfter, workingHour } from './past.ts'

/** How and when a reservation ended. */
type DemoEnd = { at: Date } & ({ state: 'released' | 'expired' } | ({ state: 'sold' } & Sale))

export interface DemoReservation {
  apartmentKey: string
  /** The numbers of the parking spots. */
  spots: string[]
  agent: AgentIndex
  /** The index of the enquiry that it began with. */
  enquiry: number | undefined
  /** The values of the form without ids. */
  values: Omit<ReservationValues, 'apartmentId' | 'parkingSpotIds' | 'storeIds' | 'agentId' | 'enquiryId'>
  at: Date
  end?: DemoEnd
}

interface Sources {
  apartments: readonly DemoApartment[]
  spots: readonly ParkingSpotValues[]
  enquiries: readonly DemoEnquiry[]
  now: Date
}

/** Days left for each running reservation: some end within the week. */
const daysLeft = [0, 1, 2, 4, 6, 7, 9, 11, 13, 14, 16, 18, 20, 21, 25, 27, 28, 30]
/** How many days ago contracts were signed, and reservations were released or expired. */
const soldDaysAgo = [36, 24, 4, 12, 40, 52, 75, 96, 120, 151, 188, 230, 266, 301]
const releasedDaysAgo = [25, 9, 38]
const expiredDaysAgo = [6, 31]
/** The indexes of enquiries that became reservations. */
const enquiriesOf = { running: [13, 14, 18, 19], sold: [3, 4], released: [8], expired: [] as number[] }

const deposits = [1000, 2000, 2000, 3000, 5000] as const
const notes = [
  'Чака одобрение на кредит от банката.',
  'Предварителен договор до изтичане на срока.',
  'Втори оглед в събота преди обед.',
  'Иска проекта за договор по имейл.',
] as const

/**
 * Every reserved apartment and parking spot has a running reservation, some sold ones have a sale, and some available
 * ones an ended reservation. Buyers are invented: their names are numbers.
 */
export function demoReservations(sources: Sources, random: Random): DemoReservation[] {
  const { apartments, spots, enquiries, now } = sources
  const apartmentsWith = (status: Status) =>
    random.shuffle(apartments.filter(({ values }) => values.status === status))
  const parking = (status: Status) => spots.filter((spot) => spot.status === status)
  let serial = 0

  const begin = (apartment: DemoApartment, lent: ParkingSpotValues[], daysAgo: number, enquiry?: number) => {
    serial++
    const fromEnquiry = enquiry === undefined ? undefined : enquiries[enquiry]
    const at = fromEnquiry ? momentDaysAfter(fromEnquiry.submittedAt, 3) : workingHour(now, daysAgo, serial)
    const values: DemoReservation['values'] = {
      ...buyerOf(fromEnquiry, serial),
      from: isoDay(at),
      until: isoDay(momentDaysAfter(at, 21)),
      deposit: random.pick(deposits),
      notes: random.chance(0.5) ? random.pick(notes) : '',
      depositState: 'received',
      agreedPrice: 0,
    }
    return {
      apartmentKey: apartment.key,
      spots: lent.map(({ number }) => number),
      agent: agentOf(serial),
      enquiry,
      values,
      at,
    }
  }

  const running = apartmentsWith('reserved').map((apartment, index, all): DemoReservation => {
    const lent = parking('reserved').filter((_, spotIndex) => spotIndex % all.length === index)
    const begun = begin(apartment, lent, index + 1, enquiriesOf.running[index])
    const until = dayFrom(now, daysLeft[index % daysLeft.length] ?? 0)
    return { ...begun, values: { ...begun.values, until } }
  })
  const soldApartments = apartmentsWith('sold')
  const sold = soldDaysAgo.flatMap((daysAgo, index): DemoReservation[] => {
    const apartment = soldApartments[index]
    if (!apartment) return []
    const lent = index % 2 === 0 ? parking('sold').slice(index, index + 1) : []
    const begun = begin(apartment, lent, daysAgo + 16, enquiriesOf.sold[index])
    const at = begun.enquiry === undefined ? workingHour(now, daysAgo, serial) : momentDaysAfter(begun.at, 9)
    const sale = { finalPrice: finalPrice(apartment, lent, random), contractDate: isoDay(at) }
    return [{ ...begun, end: { at, state: 'sold', ...sale } }]
  })
  const free = apartmentsWith('available')
  const released = releasedDaysAgo.flatMap((daysAgo, index): DemoReservation[] => {
    const apartment = free[index]
    if (!apartment) return []
    const begun = begin(apartment, [], daysAgo + 8, enquiriesOf.released[index])
    const at = begun.enquiry === undefined ? workingHour(now, daysAgo, serial) : momentDaysAfter(begun.at, 6)
    return [{ ...begun, end: { at, state: 'released' } }]
  })
  const expired = expiredDaysAgo.flatMap((daysAgo, index): DemoReservation[] => {
    const apartment = free[releasedDaysAgo.length + index]
    if (!apartment) return []
    const begun = begin(apartment, [], daysAgo + 14)
    const [until, at] = [dayFrom(now, -daysAgo - 1), new Date(dayOfSofia(dayFrom(now, -daysAgo)).from)]
    return [{ ...begun, values: { ...begun.values, until }, end: { at, state: 'expired' } }]
  })
  return [...running, ...sold, ...released, ...expired]
}

function buyerOf(fromEnquiry: DemoEnquiry | undefined, serial: number) {
  if (fromEnquiry) {
    const { name, email, phone } = fromEnquiry.values
    return { buyerName: name, buyerEmail: email, buyerPhone: phone }
  }
  const two = String(serial).padStart(2, '0')
  return {
    buyerName: `Примерен купувач ${two}`,
    buyerEmail: `kupuvach${two}@example.com`,
    buyerPhone: '+359 000 000 000',
  }
}

/**
 * Up to 4 % below the list prices of the apartment and its parking spots. A hidden price counts as 1800 euros
 * per square metre.
 */
function finalPrice({ values }: DemoApartment, lent: ParkingSpotValues[], random: Random): number {
  const price = values.price > 0 ? values.price : values.area * 1800
  const parking = lent.reduce((sum, spot) => sum + spot.price, 0)
  return Math.round(((price + parking) * (1 - random.integer(0, 4) / 100)) / 100) * 100
}
