import { describe, expect, test } from 'vitest'
import { reservationSchema } from '../../domain/reservation/reservation-schema.ts'
import { generateDemoBuilding } from '../building.ts'

/** Before and after changes of summer time; the last moment is past midnight in Sofia, but not in UTC. */
const moments = ['2026-06-15T09:00:00Z', '2026-11-16T12:00:00Z', '2027-03-30T22:30:00Z']

describe.each(moments)('sales of the demo building at %s', (moment) => {
  const now = new Date(moment)
  const building = generateDemoBuilding({ now })
  const { reservations, enquiries, enquirySteps, priceChanges, apartments, parkingSpots } = building
  const running = reservations.filter(({ end }) => end === undefined)
  const sales = reservations.filter(({ end }) => end?.state === 'sold')
  const keysOf = (status: string) =>
    apartments.filter(({ values }) => values.status === status).map(({ key }) => key)

  test('every reserved apartment and parking spot is in one running reservation, and nothing else is', () => {
    expect(running.map(({ apartmentKey }) => apartmentKey).sort()).toEqual(keysOf('reserved').sort())
    const reservedSpots = parkingSpots.filter(({ status }) => status === 'reserved')
    expect(running.flatMap(({ spots }) => spots).sort()).toEqual(
      reservedSpots.map(({ number }) => number).sort(),
    )
    const today = new Date(now.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)
    for (const { values } of running) expect(values.until >= today).toBe(true)
  })

  test('some sold apartments have a sale, over many months; some free ones were reserved once', () => {
    expect(sales).toHaveLength(14)
    for (const { apartmentKey } of sales) expect(keysOf('sold')).toContain(apartmentKey)
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
    for (const { apartmentKey, spots, end } of sales) {
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
    for (const { at, end, enquiry } of reservations) {
      expect(at > building.openedAt && at < now).toBe(true)
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
