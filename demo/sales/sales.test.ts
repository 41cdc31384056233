import { describe, expect, test } from 'vitest'
import { newEnquirySchema } from '../../domain/enquiry/new-enquiry.ts'
import { isAboveLimit } from '../../domain/reservation/discount.ts'
import { reservationSchema } from '../../domain/reservation/reservation-schema.ts'
import { newViewing, overlaps } from '../../domain/viewing/viewing.ts'
import { isOutsideHours, usualViewingHours } from '../../domain/viewing/viewing-hours.ts'
import { viewingSchema } from '../../domain/viewing/viewing-schema.ts'
import { momentsOf, mondayOf } from '../../domain/viewing/viewing-times.ts'
import { generateDemoBuilding } from '../building.ts'
import { demoSalesRules } from '../company.ts'
import { dayFrom } from './past.ts'

/** Before and after changes of summer time; the last moment is past midnight in Sofia, but not in UTC. */
const moments = ['2026-06-15T09:00:00Z', '2026-11-16T12:00:00Z', '2027-03-30T22:30:00Z']

describe.each(moments)('sales of the demo building at %s', (moment) => {
  const now = new Date(moment)
  const building = generateDemoBuilding({ now })
  const { reservations, enquirySteps, priceChanges, apartments, parkingSpots, typedIn, viewings } = building
  const enquiries = [...building.enquiries, ...typedIn]
  const today = dayFrom(now, 0)
  const running = reservations.filter(({ end }) => end === undefined)
  const sales = reservations.filter(({ end }) => end?.state === 'sold')
  const keysOf = (status: string) =>
    apartments.filter(({ values }) => values.status === status).map(({ key }) => key)

  test('every reserved apartment and parking spot is in one running reservation, and nothing else is', () => {
    const homes = running.flatMap(({ apartmentKey }) => apartmentKey ?? [])
    expect(homes.sort()).toEqual(keysOf('reserved').sort())
    const reservedSpots = parkingSpots.filter(({ status }) => status === 'reserved')
    expect(running.flatMap(({ spots }) => spots).sort()).toEqual(
      reservedSpots.map(({ number }) => number).sort(),
    )
    for (const { values } of running) expect(values.until >= today).toBe(true)
  })

  test('a parking spot and a store are reserved alone, and a spot is sold alone', () => {
    const alone = reservations.filter(({ apartmentKey }) => apartmentKey === null)
    expect(alone.map(({ spots, stores, end }) => [spots.length, stores.length, end?.state])).toEqual([
      [1, 0, undefined],
      [0, 1, undefined],
      [1, 0, 'sold'],
    ])
  })

  test('of the discounts above the limit one waits, one was allowed and one refused; releases say why', () => {
    const priceOf = ({ apartmentKey, spots }: (typeof running)[number]) =>
      (apartments.find(({ key }) => key === apartmentKey)?.values.price ?? 0) +
      parkingSpots.filter(({ number }) => spots.includes(number)).reduce((sum, { price }) => sum + price, 0)
    const agreed = running.filter(({ values }) => values.agreedPrice > 0)
    expect(agreed).toHaveLength(4)
    const above = agreed.filter((each) =>
      isAboveLimit(
        { price: each.values.agreedPrice, listPrice: priceOf(each), unpricedUnits: 0 },
        demoSalesRules.discountLimit,
      ),
    )
    expect(above.map(({ decision }) => decision?.isApproved)).toEqual([undefined, true, false])
    const released = reservations.flatMap(({ end }) => (end?.state === 'released' ? [end] : []))
    expect(released.map(({ releaseReason, depositState }) => [releaseReason, depositState])).toEqual([
      ['financing', 'returned'],
      ['changed-mind', 'kept'],
      ['other-home', 'returned'],
    ])
  })

  test('some sold apartments have a sale, over many months; some free ones were reserved once', () => {
    expect(sales).toHaveLength(15)
    for (const { apartmentKey } of sales.slice(0, -1)) expect(keysOf('sold')).toContain(apartmentKey)
    const months = sales.map(({ end }) => end?.state === 'sold' && end.contractDate.slice(0, 7))
    expect(new Set(months).size).toBeGreaterThanOrEqual(8)
    const others = reservations.filter(({ end }) => end && end.state !== 'sold')
    expect(others.map(({ end }) => end?.state).sort()).toEqual([
      'expired',
      'expired',
      'released',
      'released',
      'released',
    ])
    for (const { apartmentKey } of others) expect(keysOf('available')).toContain(apartmentKey)
  })

  test('an apartment sells for a little less than its list price', () => {
    for (const { apartmentKey, spots, end } of sales.slice(0, -1)) {
      const apartment = apartments.find(({ key }) => key === apartmentKey)?.values
      const extra = parkingSpots.filter(({ number }) => spots.includes(number))
      const list =
        (apartment?.price || (apartment?.area ?? 0) * 1800) + extra.reduce((sum, { price }) => sum + price, 0)
      const price = end?.state === 'sold' ? end.finalPrice : 0
      expect(price / list).toBeGreaterThan(0.95)
      expect(price / list).toBeLessThan(1.01)
    }
  })

  test('everything has happened already, after the apartments were first offered, each thing in its order', () => {
    for (const { at, end, enquiry, decision } of reservations) {
      expect(at > building.openedAt && at < now).toBe(true)
      if (decision) expect(decision.at > at && decision.at < now).toBe(true)
      if (end) expect(end.at > at && end.at < now).toBe(true)
      if (enquiry !== undefined) expect(at > (enquiries[enquiry]?.submittedAt ?? now)).toBe(true)
    }
    for (const { enquiry, at } of enquirySteps)
      expect(at > (enquiries[enquiry]?.submittedAt ?? now) && at < now).toBe(true)
    for (const { at } of priceChanges) expect(at > building.openedAt && at < now).toBe(true)
  })

  test('enquiries that nobody has read wait; the others were replied to, and some became sales', () => {
    for (const [index, { isRead }] of enquiries.entries())
      expect(enquirySteps.some(({ enquiry }) => enquiry === index)).toBe(isRead)
    const stages = new Set(enquirySteps.map(({ stage }) => stage))
    expect([...stages].sort()).toEqual(['called', 'offer', 'refused', 'reservation', 'viewing'])
    expect(sales.filter(({ enquiry }) => enquiry !== undefined)).toHaveLength(2)
    expect(enquirySteps.filter(({ nextCallOn }) => nextCallOn !== null).length).toBeGreaterThan(4)
  })

  test('lost enquiries say why, and calls are due today, some at an hour', () => {
    const lost = enquirySteps.filter(({ stage }) => stage === 'refused')
    expect(lost.every((step) => step.lost)).toBe(true)
    expect(new Set(lost.map((step) => step.lost?.lostReason)).size).toBeGreaterThan(2)
    const due = enquirySteps.filter(({ nextCallOn }) => nextCallOn === today)
    expect(due.filter(({ nextCallAt }) => nextCallAt).length).toBeGreaterThan(1)
  })

  test('agents have typed in calls, visits and leads; some are of people who have written before', () => {
    expect(new Set(typedIn.map(({ source }) => source))).toEqual(
      new Set(['visit', 'phone', 'portal', 'email']),
    )
    for (const { values, source, language } of typedIn) {
      const { apartmentNumber: _, wishedTime: __, ...typed } = values
      const known = { ...typed, source, language, apartmentId: null, agentId: null, clientId: null }
      expect(newEnquirySchema.parse(known)).toEqual(known)
      expect(values.email).toMatch(/^$|@example\.com$/)
      expect(values.phone).toBe('+359 000 000 000')
    }
    const names = building.enquiries.map(({ values }) => values.name)
    expect(typedIn.filter(({ values }) => names.includes(values.name)).length).toBeGreaterThan(3)
  })

  test('viewings are at work hours, and an agent is at one place', () => {
    for (const each of viewings) {
      expect(isOutsideHours(usualViewingHours, each)).toBe(false)
      const meeting = each.apartmentKey === null ? { place: 'Офисът' } : { apartmentId: 'a' }
      const { day, time, minutes, contact } = each
      const values = { ...newViewing, ...meeting, ...contact, day, time, minutes, agentId: 'a' }
      expect(viewingSchema.parse(values)).toEqual(values)
    }
    const timed = viewings.map((each) => ({ ...each, ...momentsOf(each) }))
    for (const [index, one] of timed.entries())
      for (const other of timed.slice(index + 1))
        expect(one.agent === other.agent && overlaps(one, other), JSON.stringify([one, other])).toBe(false)
  })

  test('viewings were agreed before they are; past ones have an outcome, both agents have some this week and next', () => {
    for (const each of viewings) {
      const { startsAt, endsAt } = momentsOf(each)
      expect(each.bookedAt < now && each.bookedAt.toISOString() < startsAt, JSON.stringify(each)).toBe(true)
      if (!each.end) continue
      const isOver = each.end.at.toISOString() > endsAt
      expect(each.end.at < now && (isOver || each.end.state === 'cancelled')).toBe(true)
    }
    const states = new Set(viewings.map(({ end }) => end?.state))
    expect(states).toEqual(new Set([undefined, 'interested', 'uninterested', 'missed', 'cancelled']))
    const open = viewings.filter(({ day, end }) => day < today && !end)
    expect(open.length).toBeLessThanOrEqual(3)
    for (const agent of [0, 1]) {
      const own = viewings.filter((each) => each.agent === agent)
      const inWeek = (day: string) => own.filter((each) => mondayOf(each.day) === mondayOf(day)).length
      expect([inWeek(today), inWeek(dayFrom(now, 7))].every((count) => count > 3)).toBe(true)
      expect(own.some(({ day }) => day < dayFrom(now, -14))).toBe(true)
    }
  })

  test('buyers are nobody, and the sales team would accept what it holds of them', () => {
    for (const { values } of reservations) {
      const ids = { apartmentId: 'a', parkingSpotIds: [], storeIds: [], agentId: null, enquiryId: null }
      expect(reservationSchema.parse({ ...ids, ...values })).toEqual({ ...ids, ...values })
      expect(values.buyerName).toMatch(/^(Посетител|Примерен клиент|Примерен купувач) \d\d$/)
      expect(values.buyerEmail).toMatch(/@example\.com$/)
      expect(values.buyerPhone).toMatch(/^(\+359 000 000 000)?$/)
    }
  })

  test('many prices rose at once, of free apartments whose prices did not change otherwise', () => {
    const { apartmentKeys, at } = building.priceRise
    expect(apartmentKeys.length).toBeGreaterThan(5)
    expect(at > building.openedAt && at < now).toBe(true)
    expect(keysOf('available')).toEqual(expect.arrayContaining(apartmentKeys))
    for (const { apartmentKey } of priceChanges) expect(apartmentKeys).not.toContain(apartmentKey)
  })

  test('prices end where they are now', () => {
    for (const { apartmentKey } of priceChanges) {
      const own = priceChanges.filter((change) => change.apartmentKey === apartmentKey)
      const now = apartments.find(({ key }) => key === apartmentKey)?.values.price
      expect(own.at(-1)?.to).toBe(now)
      expect(own.every(({ from }, index) => index === 0 || from === own[index - 1]?.to)).toBe(true)
    }
  })
})
