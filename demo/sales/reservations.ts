import { isoDay } from '../../domain/formats/dates.ts'
import { dayOfSofia } from '../../domain/formats/day-of-sofia.ts'
import type { ParkingSpotValues } from '../../domain/parking/parking.ts'
import type { Release } from '../../domain/reservation/release.ts'
import type { ReservationValues, Sale, UnitIds } from '../../domain/reservation/reservation.ts'
import type { Status } from '../../domain/status.ts'
import type { DemoApartment } from '../apartments/apartments.ts'
import type { DemoEnquiry } from '../enquiries.ts'
import type { Random } from '../random.ts'
import type { DemoStore } from '../stores.ts'
import { type AgentIndex, agentOf } from './agents.ts'
import { dayFrom, momentDaysAfter, workingHour } from './past.ts'

/** How and when a reservation ended. */
type DemoEnd = { at: Date } & (
  | { state: 'expired' }
  | ({ state: 'released' } & Release)
  | ({ state: 'sold' } & Sale)
)

export interface DemoReservation {
  /** Null where only parking spots or stores are reserved. */
  apartmentKey: string | null
  /** The numbers of the parking spots. */
  spots: string[]
  /** The titles of the stores. */
  stores: string[]
  agent: AgentIndex
  /** The index of the enquiry that it began with. */
  enquiry: number | undefined
  /** The values of the form without ids. */
  values: Omit<ReservationValues, keyof UnitIds | 'agentId' | 'enquiryId'>
  at: Date
  /** What an administrator says of a discount above the limit of `demoSalesRules`; absent while it waits. */
  decision?: { at: Date; isApproved: boolean; note: string }
  end?: DemoEnd
}

interface Sources {
  apartments: readonly DemoApartment[]
  spots: readonly ParkingSpotValues[]
  stores: readonly DemoStore[]
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

/** Why reservations were released, and what became of their deposits. */
const releases: readonly Release[] = [
  {
    releaseReason: 'financing',
    releaseNote: 'Банката отказа кредита. Капарото е върнато.',
    depositState: 'returned',
  },
  { releaseReason: 'changed-mind', releaseNote: 'Отказ след изтекъл срок.', depositState: 'kept' },
  { releaseReason: 'other-home', releaseNote: '', depositState: 'returned' },
]

/** By the place among the running reservations that have a list price: percent off, and what was said of it. */
const discounts: readonly { percent: number; isApproved?: boolean; note?: string }[] = [
  { percent: 7 },
  { percent: 2 },
  { percent: 6, isApproved: true, note: 'Да, при плащане наведнъж.' },
  { percent: 9, isApproved: false, note: 'Предложете до 5 %.' },
]

/**
 * Every reserved apartment and parking spot has a running reservation, some sold ones have a sale, and some available
 * ones an ended reservation. A parking spot and a store are reserved alone, and a spot is sold alone. Buyers are invented:
 * their names are numbers.
 */
export function demoReservations(sources: Sources, random: Random): DemoReservation[] {
  const { apartments, spots, stores, enquiries, now } = sources
  const apartmentsWith = (status: Status) =>
    random.shuffle(apartments.filter(({ values }) => values.status === status))
  const parking = (status: Status) => spots.filter((spot) => spot.status === status)
  // The last ones are not lent to an apartment.
  const lentParking = (status: Status) => parking(status).slice(0, -1)
  let serial = 0

  const begin = (
    apartment: DemoApartment | null,
    lent: ParkingSpotValues[],
    daysAgo: number,
    enquiry?: number,
  ) => {
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
      apartmentKey: apartment?.key ?? null,
      spots: lent.map(({ number }) => number),
      stores: [],
      agent: agentOf(serial),
      enquiry,
      values,
      at,
    }
  }

  let discounted = 0
  const running = apartmentsWith('reserved').map((apartment, index, all): DemoReservation => {
    const lent = lentParking('reserved').filter((_, spotIndex) => spotIndex % all.length === index)
    const begun = begin(apartment, lent, index + 1, enquiriesOf.running[index])
    const until = dayFrom(now, daysLeft[index % daysLeft.length] ?? 0)
    const listPrice = listPriceOf(apartment, lent)
    const discount = begun.enquiry === undefined && listPrice > 0 ? discounts[discounted++] : undefined
    if (!discount) return { ...begun, values: { ...begun.values, until } }
    const { percent, isApproved, note = '' } = discount
    const agreedPrice = Math.floor((listPrice * (1 - percent / 100)) / 100) * 100
    return {
      ...begun,
      values: { ...begun.values, until, agreedPrice },
      ...(isApproved !== undefined && {
        decision: { at: new Date(begun.at.getTime() + 90 * 60 * 1000), isApproved, note },
      }),
    }
  })
  const soldApartments = apartmentsWith('sold')
  const sold = soldDaysAgo.flatMap((daysAgo, index): DemoReservation[] => {
    const apartment = soldApartments[index]
    if (!apartment) return []
    const lent = index % 2 === 0 ? lentParking('sold').slice(index, index + 1) : []
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
    const how = releases[index % releases.length]
    return how ? [{ ...begun, end: { at, state: 'released', ...how } }] : []
  })
  const expired = expiredDaysAgo.flatMap((daysAgo, index): DemoReservation[] => {
    const apartment = free[releasedDaysAgo.length + index]
    if (!apartment) return []
    const begun = begin(apartment, [], daysAgo + 14)
    const [until, at] = [dayFrom(now, -daysAgo - 1), new Date(dayOfSofia(dayFrom(now, -daysAgo)).from)]
    return [{ ...begun, values: { ...begun.values, until }, end: { at, state: 'expired' } }]
  })
  const alone = [
    { ...begin(null, parking('reserved').slice(-1), 5), until: dayFrom(now, 9) },
    {
      ...begin(null, [], 3),
      stores: stores.slice(-1).map((store) => store.values.title),
      until: dayFrom(now, 12),
    },
  ].map(({ until, ...begun }): DemoReservation => ({ ...begun, values: { ...begun.values, until } }))
  const soldAlone = parking('sold')
    .slice(-1)
    .map((spot): DemoReservation => {
      const begun = begin(null, [spot], 22)
      const at = workingHour(now, 14, serial)
      const sale = { finalPrice: spot.price, contractDate: isoDay(at) }
      return { ...begun, end: { at, state: 'sold', ...sale } }
    })
  return [...running, ...sold, ...released, ...expired, ...alone, ...soldAlone]
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

/** 0 where a price is hidden. */
function listPriceOf({ values }: DemoApartment, lent: readonly ParkingSpotValues[]): number {
  const prices = [values.price, ...lent.map(({ price }) => price)]
  return prices.every((price) => price > 0) ? prices.reduce((sum, price) => sum + price, 0) : 0
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
