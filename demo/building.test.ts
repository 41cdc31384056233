import { describe, expect, test } from 'vitest'
import { apartmentSchema } from '../domain/apartment/apartment-schema.ts'
import { isMaisonette } from '../domain/building/apartment-type.ts'
import { buildingGrid } from '../domain/building/building-grid.ts'
import { buyerFactsSchema } from '../domain/buyer-facts/buyer-facts.ts'
import { enquirySchema } from '../domain/enquiry/enquiry.ts'
import { outlinesSchema } from '../domain/floor-plan/floor-plan-schema.ts'
import { formatArea } from '../domain/formats/measures.ts'
import { boundsOf } from '../domain/geometry/bounds.ts'
import { polygonArea } from '../domain/geometry/polygon.ts'
import { homePageSchema } from '../domain/home-page/home-page-schema.ts'
import { type Language, languages } from '../domain/language.ts'
import { compareNumbers } from '../domain/lists/compare.ts'
import { parkingSpotSchema } from '../domain/parking/parking-schema.ts'
import { companySettingsSchema } from '../domain/settings.ts'
import { storeSchema } from '../domain/store.ts'
import { sharedFeatures } from './apartments/features.ts'
import { generateDemoBuilding } from './building.ts'
import { demoBuilding, demoEntrances, demoFloors } from './building-record.ts'
import { pixelsPerMetre } from './drawing/sheet.ts'
import { polygonsOverlap } from './geometry/polygons-overlap.ts'
import { demoHomePage } from './home-page.ts'

const now = new Date('2026-06-15T09:00:00Z')
const building = generateDemoBuilding({ now })
const apartments = building.apartments.map(({ values }) => values)

function shareOf(status: string): number {
  return apartments.filter((each) => each.status === status).length / apartments.length
}

test('the same seed builds the same building', () => {
  expect(JSON.stringify(generateDemoBuilding({ now }))).toBe(JSON.stringify(building))
})

test('the counts are those of the statistics strip', () => {
  const stored = {
    apartments: apartments.length,
    parkingSpots: building.parkingSpots.length,
    stores: building.stores.length,
  }
  expect(demoBuilding.statistics).toEqual([
    { label: 'апартамента', about: 'apartments', figure: stored.apartments },
    { label: 'паркоместа', about: 'parkingSpots', figure: stored.parkingSpots },
    { label: 'стойки за велосипеди', about: '', figure: 163 },
    { label: 'търговски обекта', about: 'stores', figure: stored.stores },
  ])
  expect(stored).toEqual({ apartments: 117, parkingSpots: 140, stores: 2 })
})

test('every record is one that the admin area would accept', () => {
  for (const values of apartments) expect(apartmentSchema(demoBuilding).parse(values)).toEqual(values)
  for (const values of building.parkingSpots) expect(parkingSpotSchema.parse(values)).toEqual(values)
  for (const { values } of building.stores) expect(storeSchema.parse(values)).toEqual(values)
  for (const { values } of building.enquiries) expect(enquirySchema.parse(values)).toEqual(values)
  companySettingsSchema.parse(building.companySettings)
  buyerFactsSchema.parse(building.buyerFacts)
  const image = '/files/media/1_image.webp'
  const pictures = { hero: image, upright: image, living: image, kitchen: image, bedroom: image }
  const homePage = demoHomePage({ ...pictures, description: image })
  expect(homePageSchema.parse(homePage)).toEqual(homePage)
})

describe('apartments', () => {
  test('come in all seven types, on all floors of both entrances', () => {
    expect(new Set(apartments.map(({ type }) => type))).toEqual(
      new Set(demoBuilding.apartmentTypes.map(({ key }) => key)),
    )
    for (const entrance of demoEntrances) {
      const own = apartments.filter((each) => each.entrance === entrance)
      expect(new Set(own.map(({ floor }) => floor))).toEqual(new Set(demoFloors))
    }
  })

  test('have numbers of their own that rise with the floors', () => {
    expect(new Set(apartments.map(({ number }) => number)).size).toBe(apartments.length)
    for (const entrance of demoEntrances) {
      const own = apartments
        .filter((each) => each.entrance === entrance)
        .sort((a, b) => compareNumbers(a.number, b.number))
      const rising = own.map(({ floor }) => floor)
      expect(rising).toEqual([...rising].sort((a, b) => a - b))
    }
  })

  test('count their rooms as their label does', () => {
    const rooms = { studio: 1, '1-bedroom': 1, '2-bedroom': 2, '3-bedroom': 3 } as Record<string, number>
    for (const each of apartments) {
      expect(each.rooms).toBe(rooms[each.type] ?? Number(each.type[0]))
    }
  })

  test('have less net area than gross, and share 15 to 20 percent of common parts', () => {
    for (const { netArea, area: gross } of apartments) {
      expect(gross / netArea).toBeGreaterThan(1.15)
      expect(gross / netArea).toBeLessThan(1.2)
    }
  })

  test('cost 1,400 to 2,400 euro a square metre in round hundreds, a few nothing to see', () => {
    const priced = apartments.filter(({ price }) => price > 0)
    expect(apartments.length - priced.length).toBeGreaterThanOrEqual(3)
    expect(apartments.length - priced.length).toBeLessThanOrEqual(8)
    for (const { price, area: gross } of priced) {
      expect(price % 100).toBe(0)
      expect(price / gross).toBeGreaterThan(1400)
      expect(price / gross).toBeLessThan(2400)
    }
  })

  test('are available, reserved and sold in about 60, 15 and 25 of a hundred', () => {
    expect(shareOf('available')).toBeCloseTo(0.6, 1)
    expect(shareOf('reserved')).toBeCloseTo(0.15, 1)
    expect(shareOf('sold')).toBeCloseTo(0.25, 1)
  })

  test('are each described differently, with at most ten features', () => {
    expect(new Set(apartments.map(({ description }) => description)).size).toBe(apartments.length)
    for (const { features, description, hasTerrace } of apartments) {
      expect(features.length).toBeLessThanOrEqual(10)
      expect(new Set(features).size).toBe(features.length)
      expect(description).not.toMatch(/undefined|NaN| {2}|\.\./)
      if (!hasTerrace) expect(description).not.toMatch(/терасата/i)
    }
  })

  test('all name what the building gives to all, glazing and doors as the home page promises them', () => {
    expect(sharedFeatures).toEqual(
      expect.arrayContaining(['Троен стъклопакет', 'Блиндирана входна врата', 'Видеодомофон']),
    )
    for (const { number, features } of apartments)
      expect(features, number).toEqual(expect.arrayContaining(sharedFeatures))
  })

  test('about twenty have photos, about twenty a brochure, some a note', () => {
    expect(building.apartments.filter(({ photos }) => photos.length > 0)).toHaveLength(20)
    expect(building.apartments.filter(({ hasBrochure }) => hasBrochure)).toHaveLength(20)
    expect(apartments.filter(({ internalNotes }) => internalNotes !== '').length).toBeGreaterThan(10)
  })
})

describe('floor plans', () => {
  test('there is one for each entrance and floor', () => {
    expect(building.floorPlans).toHaveLength(demoEntrances.length * demoFloors.length)
    expect(new Set(building.floorPlans.map(({ entrance, floor }) => `${entrance}/${floor}`)).size).toBe(22)
  })

  test('each apartment is outlined once on each of its floors and nowhere else', () => {
    for (const { key, values } of building.apartments) {
      const shown = building.floorPlans
        .filter(({ entrance }) => entrance === values.entrance)
        .flatMap(({ floor, outlines }) =>
          outlines.filter((outline) => outline.apartmentKey === key).map(() => floor),
        )
      const expected = values.secondaryFloor === null ? [values.floor] : [values.floor, values.secondaryFloor]
      expect(shown).toEqual(expected)
    }
    const drawn = building.floorPlans.flatMap(({ outlines }) => outlines)
    const maisonettes = apartments.filter(({ type }) => isMaisonette(demoBuilding, type))
    expect(drawn).toHaveLength(apartments.length + maisonettes.length)
  })

  test('outlines lie inside the image and overlap nowhere', () => {
    for (const { outlines, imageWidth, imageHeight } of building.floorPlans) {
      outlinesSchema.parse(outlines.map(({ points }, index) => ({ id: `s${index}`, linkedId: null, points })))
      for (const { x, y } of outlines.flatMap(({ points }) => points)) {
        expect(x > 0 && x < imageWidth && y > 0 && y < imageHeight).toBe(true)
      }
      for (const [index, { points }] of outlines.entries()) {
        expect(outlines.slice(index + 1).some((other) => polygonsOverlap(points, other.points))).toBe(false)
      }
    }
  })

  test('the outlined area is that of the record, within ten percent', () => {
    for (const { key, values } of building.apartments) {
      const outlined = building.floorPlans
        .flatMap(({ outlines }) => outlines)
        .filter((outline) => outline.apartmentKey === key)
        .reduce((sum, { points }) => sum + polygonArea(points) / pixelsPerMetre ** 2, 0)
      expect(Math.abs(outlined / values.netArea - 1)).toBeLessThan(0.1)
    }
  })

  test('the exposure is the side on which the plan draws the apartment', () => {
    for (const { key, values } of building.apartments) {
      const plan = building.floorPlans.find(({ outlines }) =>
        outlines.some((outline) => outline.apartmentKey === key),
      )
      const points = plan?.outlines.find((outline) => outline.apartmentKey === key)?.points ?? []
      const middle = points.reduce((sum, { y }) => sum + y, 0) / points.length
      const isSouth = middle > (plan?.imageHeight ?? 0) / 2
      expect(values.exposure).toMatch(isSouth ? /^south/ : /^north/)
      const all = plan?.outlines.flatMap((outline) => outline.points).map(({ x }) => x) ?? []
      if (values.exposure.endsWith('east')) expect(values.entrance).toBe('2')
      if (values.exposure.endsWith('west')) expect(values.entrance).toBe('1')
      if (/east$/.test(values.exposure))
        expect(Math.max(...points.map(({ x }) => x))).toBeGreaterThan(0.9 * Math.max(...all))
    }
  })

  test('a plan is a PNG of the stated size, under 400 KB', async () => {
    for (const plan of building.floorPlans.filter(({ floor }) => floor === 1 || floor === 7)) {
      const png = await plan.renderPng()
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect(png.readUInt32BE(16)).toBe(plan.imageWidth)
      expect(png.readUInt32BE(20)).toBe(plan.imageHeight)
      expect(png.length).toBeLessThan(400 * 1024)
    }
  })
})

test('parking: 135 covered parking spots, 2 garages and 3 open ones', () => {
  const garages = building.parkingSpots.filter(({ type }) => type === 'garage')
  const open = building.parkingSpots.filter(({ type }) => type === 'uncovered')
  expect(garages).toHaveLength(2)
  expect(open).toHaveLength(3)
  expect(building.parkingSpots.length - garages.length - open.length).toBe(135)
  expect(demoBuilding.facts).toEqual([
    { label: 'Покрити паркоместа', about: '', figure: 135 },
    { label: 'Гаражи', about: '', figure: 2 },
  ])
  expect(garages.every(({ size }) => size === '3.4m x 5.5m')).toBe(true)
})

test('every parking spot is outlined on the plan of its level, and none twice', () => {
  const drawn = building.parkingPlans.flatMap(({ outlines }) => outlines.map(({ number }) => number))
  expect(drawn).toEqual(building.parkingSpots.map(({ number }) => number))
  for (const { outlines, imageWidth, imageHeight } of building.parkingPlans)
    for (const { left, top, right, bottom } of outlines.map(({ points }) => boundsOf(points)))
      expect(left > 0 && top > 0 && right < imageWidth && bottom < imageHeight).toBe(true)
})

describe('enquiries', () => {
  test('some forty came in the last 60 days, a third is unread, some name an apartment', () => {
    const { enquiries } = building
    expect(enquiries).toHaveLength(40)
    for (const { submittedAt } of enquiries) {
      const days = (now.getTime() - submittedAt.getTime()) / (24 * 60 * 60 * 1000)
      expect(days).toBeGreaterThan(0)
      expect(days).toBeLessThanOrEqual(60)
    }
    expect(enquiries.filter(({ isRead }) => !isRead).length / enquiries.length).toBeCloseTo(1 / 3, 1)
    const numbers = new Set(apartments.map(({ number }) => number))
    const named = enquiries.filter(({ values }) => values.apartmentNumber !== '')
    expect(named.length).toBeGreaterThan(10)
    expect(named.every(({ values }) => numbers.has(values.apartmentNumber))).toBe(true)
  })

  test('ask forty different things', () => {
    expect(new Set(building.enquiries.map(({ values }) => values.message)).size).toBe(40)
  })

  test('come from nobody: numbered names, example.com, a phone of zeros', () => {
    const names = /^(Посетител|Примерен клиент|Visitor|Besucher|Vizitator|Посетитель) \d\d$/
    for (const { values } of building.enquiries) {
      expect(values.name).toMatch(names)
      expect(values.email).toMatch(/@example\.com$/)
      expect(values.phone).toMatch(/^(\+(359|44|49|40) 000 000 000)?$/)
    }
  })

  test('come in all languages, most in Bulgarian, and some of each other language are unread', () => {
    const counted = (found: readonly { language: Language }[]) =>
      languages.map((language) => found.filter((each) => each.language === language).length)
    expect(counted(building.enquiries)).toEqual([24, 4, 4, 4, 4])
    expect(Math.min(...counted(building.enquiries.filter(({ isRead }) => !isRead)))).toBeGreaterThan(0)
  })

  test('are written in their language, also the hour that they wish', () => {
    for (const { values, language } of building.enquiries) {
      const isCyrillic = /\p{Script=Cyrillic}/u.test(values.name + values.message + values.wishedTime)
      expect(isCyrillic, values.message).toBe(language === 'bg' || language === 'ru')
      if (language === 'ru') expect(values.wishedTime).toBe('')
    }
  })
})

test('the stores state the area that the ground floor shows', () => {
  for (const { values } of building.stores) expect(values.description).toContain(formatArea(60.74))
})

test('about a dozen media files of types that the library takes', () => {
  expect(building.media.length).toBeGreaterThanOrEqual(10)
  expect(new Set(building.media.map(({ name }) => name)).size).toBe(building.media.length)
})

test('the floors of the façade count every home once, as the legend does', () => {
  const floors = buildingGrid(demoBuilding, apartments).flatMap((each) => each.floors)
  const sum = (count: (floor: (typeof floors)[number]) => number) =>
    floors.reduce((total, floor) => total + count(floor), 0)
  expect(sum(({ counted }) => counted.length)).toBe(apartments.length)
  expect(sum(({ free }) => free)).toBe(apartments.filter(({ status }) => status === 'available').length)
  // They are shown on both of their floors.
  expect(sum((floor) => floor.apartments.length)).toBeGreaterThan(apartments.length)
})
