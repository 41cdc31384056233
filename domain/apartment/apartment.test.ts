import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labels } from '../../text/public/bg/labels.ts'
import { apartmentTypeName, isMaisonette, secondaryFloorFor } from '../building/apartment-type.ts'
import { type ApartmentType, floorsOf } from '../building/building.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { exposures } from '../building/exposure.ts'
import { compareNumbers } from '../lists/compare.ts'
import { compareApartments, newApartment } from './apartment.ts'
import { apartmentSchema } from './apartment-schema.ts'
import { floorRange } from './apartment-title.ts'

const apartmentTypes = defaultBuilding.apartmentTypes.map(({ key }) => key)
const apartment = { ...newApartment(defaultBuilding), number: '12', area: 78.4 }
const maisonettes: ApartmentType[] = ['2-bedroom-maisonette', '3-bedroom-maisonette', '4-bedroom-maisonette']

function refusals(change: object): string[] | undefined {
  return apartmentSchema(defaultBuilding)
    .safeParse({ ...apartment, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('the types have their Bulgarian names', () => {
  expect(apartmentTypes.map((type) => [type, apartmentTypeName(defaultBuilding, type)])).toEqual([
    ['studio', 'Студио'],
    ['1-bedroom', 'Едностаен'],
    ['2-bedroom', 'Двустаен'],
    ['2-bedroom-maisonette', 'Двустаен мезонет'],
    ['3-bedroom', 'Тристаен'],
    ['3-bedroom-maisonette', 'Тристаен мезонет'],
    ['4-bedroom-maisonette', 'Четиристаен мезонет'],
  ])
})

test('the exposures have their Bulgarian names', () => {
  expect(exposures.map((exposure) => [exposure, labels.exposure[exposure]])).toEqual([
    ['north', 'Север'],
    ['south', 'Юг'],
    ['east', 'Изток'],
    ['west', 'Запад'],
    ['northeast', 'Североизток'],
    ['northwest', 'Северозапад'],
    ['southeast', 'Югоизток'],
    ['southwest', 'Югозапад'],
  ])
})

test('the form for a new apartment starts with its defaults', () => {
  expect(newApartment(defaultBuilding)).toEqual({
    number: '',
    entrance: '1',
    floor: 1,
    secondaryFloor: null,
    type: 'studio',
    exposure: 'south',
    rooms: 1,
    netArea: 0,
    area: 0,
    price: 0,
    status: 'available',
    description: '',
    hasTerrace: false,
    features: [],
    internalNotes: '',
    isDraft: false,
  })
})

describe('the second floor', () => {
  test('belongs to the three maisonette types only', () => {
    expect(apartmentTypes.filter((type) => isMaisonette(defaultBuilding, type))).toEqual(maisonettes)
  })

  test('is the one above when the type becomes a maisonette', () => {
    expect(maisonettes.map((type) => secondaryFloorFor(defaultBuilding, type, 4))).toEqual([5, 5, 5])
  })

  test('moves with the floor', () => {
    expect(
      [1, 7, 10].map((floor) => secondaryFloorFor(defaultBuilding, '3-bedroom-maisonette', floor)),
    ).toEqual([2, 8, 11])
  })

  test.each(['studio', '1-bedroom', '2-bedroom', '3-bedroom'] as const)('is cleared for a %s', (type) => {
    expect(secondaryFloorFor(defaultBuilding, type, 4)).toBeNull()
  })

  test('is accepted only where the type and the floor put it', () => {
    const floor = fc.constantFrom(...floorsOf(defaultBuilding))
    fc.assert(
      fc.property(fc.constantFrom(...apartmentTypes), floor, fc.option(floor), (type, floor, second) => {
        const fits = maisonettes.includes(type) ? second === floor + 1 : second === null
        expect(refusals({ type, floor, secondaryFloor: second }) === undefined).toBe(fits)
        expect(secondaryFloorFor(defaultBuilding, type, floor) === second).toBe(fits)
      }),
    )
  })

  test.each([
    [5, 'secondaryFloor: wrongSecondFloor "4"'],
    [null, 'secondaryFloor: wrongSecondFloor "4"'],
  ])('of a maisonette on floor 3 is not %s', (secondaryFloor, message) => {
    expect(refusals({ type: '2-bedroom-maisonette', floor: 3, secondaryFloor })).toEqual([message])
  })

  test('is refused for an apartment on one floor', () => {
    expect(refusals({ type: 'studio', floor: 3, secondaryFloor: 4 })).toEqual([
      'secondaryFloor: secondFloorOfFlat',
    ])
  })

  test.each([11, null])('cannot lie above floor 11, even when %s is written instead', (secondaryFloor) => {
    expect(refusals({ type: '2-bedroom-maisonette', floor: 11, secondaryFloor })).toEqual([
      'floor: maisonetteTooHigh "10"',
    ])
  })

  test('cannot be floor 12', () => {
    expect(refusals({ type: '2-bedroom-maisonette', floor: 11, secondaryFloor: 12 })).toContain(
      'floor: maisonetteTooHigh "10"',
    )
  })
})

describe('an apartment', () => {
  test('is accepted as it was filled in', () => {
    const filled = {
      number: '12А',
      entrance: '2',
      floor: 10,
      secondaryFloor: 11,
      type: '4-bedroom-maisonette',
      exposure: 'southeast',
      rooms: 5,
      netArea: 140.25,
      area: 166.08,
      price: 310_000,
      status: 'reserved',
      description: 'С изглед към морето',
      hasTerrace: true,
      features: ['Камина', 'Две бани'],
      internalNotes: 'Обади се',
      isDraft: true,
    }
    expect(apartmentSchema(defaultBuilding).parse(filled)).toEqual(filled)
  })

  test('needs only what is required; the rest has defaults', () => {
    const { netArea, description, hasTerrace, features, internalNotes, secondaryFloor, ...required } =
      apartment
    expect(apartmentSchema(defaultBuilding).parse(required)).toEqual(apartment)
  })

  test('may have a hidden price and an area of 0', () => {
    expect(refusals({ price: 0, area: 0, netArea: 0 })).toBeUndefined()
  })

  test.each([
    [{ number: ' ' }, 'number: noApartmentNumber'],
    [{ entrance: '3' }, 'entrance: noEntranceChosen'],
    [{ floor: 0 }, 'floor: outOfRange 1,11'],
    [{ floor: 12 }, 'floor: outOfRange 1,11'],
    [{ type: 'penthouse' }, 'type: noTypeChosen'],
    [{ exposure: 'up' }, 'exposure: noExposureChosen'],
    [{ rooms: 0 }, 'rooms: outOfRange 1,50'],
    [{ rooms: undefined }, 'rooms: noRooms'],
    [{ area: undefined }, 'area: noArea'],
    [{ area: -0.01 }, 'area: negative'],
    [{ area: 78.405 }, 'area: areaTooPrecise'],
    [{ netArea: -1 }, 'netArea: negative'],
    [{ netArea: 0.001 }, 'netArea: areaTooPrecise'],
    [{ price: undefined }, 'price: noPrice'],
    [{ price: -1 }, 'price: negative'],
    [{ status: 'free' }, 'status: noStatusChosen'],
    [{ features: ['Камина', ' '] }, 'features.1: emptyLine'],
  ])('is refused with %o', (change, message) => {
    expect(refusals(change)).toEqual([message])
  })

  test('stands on a floor of its own entrance', () => {
    const entrances = [
      { id: '1', name: 'А', firstFloor: 1, lastFloor: 3 },
      { id: '2', name: 'Б', firstFloor: 2, lastFloor: 6 },
    ]
    const schema = apartmentSchema({ ...defaultBuilding, entrances })
    const messages = (change: object) =>
      schema.safeParse({ ...apartment, ...change }).error?.issues.map(({ message }) => message)
    expect(messages({ entrance: '2', floor: 6 })).toBeUndefined()
    expect(messages({ entrance: '1', floor: 6 })).toEqual(['noFloorChosen'])
    expect(messages({ entrance: '2', floor: 1 })).toEqual(['noFloorChosen'])
    expect(messages({ entrance: '2', floor: 7 })).toEqual(['outOfRange 1,6'])
  })

  test('drops fields it does not know', () => {
    expect(apartmentSchema(defaultBuilding).parse({ ...apartment, id: 'x', mainImage: '/files/x' })).toEqual(
      apartment,
    )
  })
})

test('floors are formatted as "3", or "3 - 4" for a maisonette', () => {
  expect(floorRange(defaultBuilding, { entrance: '1', floor: 3, secondaryFloor: null })).toBe('3')
  expect(floorRange(defaultBuilding, { entrance: '1', floor: 3, secondaryFloor: 4 })).toBe('3 - 4')
})

describe('order', () => {
  test('is by entrance, then by number as people count', () => {
    const sorted = [
      { entrance: '1', number: '1' },
      { entrance: '1', number: '2' },
      { entrance: '1', number: '10' },
      { entrance: '1', number: '100' },
      { entrance: '2', number: '1' },
      { entrance: '2', number: '9' },
    ] as const
    expect(sorted.toReversed().sort(compareApartments(defaultBuilding))).toEqual(sorted)
  })

  test('follows the entrances as the building lists them, not their ids', () => {
    const [entrance] = defaultBuilding.entrances
    if (!entrance) throw new Error('The default building has an entrance')
    const entrances = ['12', '2', '1', '10'].map((id) => ({ ...entrance, id }))
    const apartments = ['1', '10', '12', '2'].map((id) => ({ entrance: id, number: '1' }))
    const sorted = apartments.sort(compareApartments({ ...defaultBuilding, entrances }))
    expect(sorted.map(({ entrance }) => entrance)).toEqual(['12', '2', '1', '10'])
  })

  test('is by the ids as numbers where the building has lost the entrances', () => {
    const apartments = ['10', '9', '11'].map((id) => ({ entrance: id, number: '1' }))
    const sorted = apartments.sort(compareApartments({ ...defaultBuilding, entrances: [] }))
    expect(sorted.map(({ entrance }) => entrance)).toEqual(['9', '10', '11'])
  })

  test('compares the digits of numbers with letters', () => {
    expect(['А10', 'Б1', '12А', 'А2', '12', '3'].sort(compareNumbers)).toEqual([
      '3',
      '12',
      '12А',
      'А2',
      'А10',
      'Б1',
    ])
  })
})
