import { z } from 'zod'
import { offeredTypes, secondaryFloorFor } from '../building/apartment-type.ts'
import { type Building, entranceIds, floorsOf, floorsOfEntrance } from '../building/building.ts'
import { maxRecordsAtOnce } from '../lists/list-page.ts'
import { fault } from '../record/fault.ts'
import { integerSchema } from '../record/field-schemas.ts'
import { type ApartmentValues, newApartment } from './apartment.ts'
import { apartmentSchema, usualRooms } from './apartment-schema.ts'

/** „1, 2, 3…“ through all floors, or „301, 302…“ by the floor. */
export const numberings = ['through', 'by-floor'] as const

export const maxOnFloor = 20
const maxFirstNumber = 9_999

interface Generation {
  /** How many positions the form shows. */
  perFloor: number
  /** Faults by the name of the field. A field that nobody has filled in yet has none. */
  wrong: Record<string, string>
  /** Undefined until all fields are filled in and right. */
  apartments: ApartmentValues[] | undefined
}

type Query = Readonly<Record<string, string | undefined>>

/**
 * Makes the apartments of several equal floors from what was typed into the form. They are drafts: they have no prices
 * yet, and somebody looks them over before visitors see them.
 */
export function generateApartments(building: Building, query: Query): Generation {
  const wrong: Record<string, string> = {}
  const read = <Value>(name: string, schema: z.ZodType<Value>): Value | undefined => {
    const { success, data, error } = schema.safeParse(query[name])
    const [issue] = error?.issues ?? []
    if (issue && query[name] !== undefined) wrong[name] = issue.message
    return success ? data : undefined
  }
  const entrance = read('entrance', z.enum(entranceIds(building), { error: fault('noEntranceChosen') }))
  const floors = floorSchema(building, entrance)
  const [first, last] = [read('firstFloor', floors), read('lastFloor', floors)]
  const perFloor = read('perFloor', integerSchema('noCountOnFloor', 1, maxOnFloor))
  const firstNumber = read('firstNumber', integerSchema('noFirstNumber', 1, maxFirstNumber))
  const numbering = read('numbering', z.enum(numberings, { error: fault('noNumberingChosen') }))
  const positions = Array.from({ length: perFloor ?? 0 }, (_, at) => readPosition(building, at + 1, read))
  const generation = { perFloor: perFloor ?? 0, wrong, apartments: undefined }
  if (first !== undefined && last !== undefined && last < first)
    wrong.lastFloor = fault('lastFloorUnderFirst')
  if (first !== undefined && first < 0 && numbering === 'by-floor')
    wrong.numbering = fault('numberingBelowZero')
  if (first !== undefined && last !== undefined && (last - first + 1) * positions.length > maxRecordsAtOnce)
    wrong.perFloor = fault('tooManyApartments', maxRecordsAtOnce)
  const complete = positions.filter((position) => position !== undefined)
  const isComplete = complete.length === positions.length && Object.keys(wrong).length === 0
  if (!isComplete || !entrance || !numbering || !perFloor) return generation
  if (first === undefined || last === undefined || firstNumber === undefined) return generation

  const apartments: ApartmentValues[] = []
  for (let floor = first; floor <= last; floor++)
    for (const [at, position] of complete.entries()) {
      const number =
        numbering === 'through'
          ? String(firstNumber + apartments.length)
          : `${floor}${String(firstNumber + at).padStart(2, '0')}`
      const secondaryFloor = secondaryFloorFor(building, position.type, floor)
      // The schema would complain of the second floor, which the form does not have.
      if (secondaryFloor !== null && !floorsOfEntrance(building, entrance).includes(secondaryFloor)) {
        wrong[`type${at + 1}`] = fault('noFloorAbove')
        return generation
      }
      const { success, data, error } = apartmentSchema(building).safeParse({
        ...newApartment(building),
        ...position,
        number,
        entrance,
        floor,
        rooms: usualRooms(building, position.type),
        isDraft: true,
        secondaryFloor,
      })
      if (!success) {
        wrong[`type${at + 1}`] = error.issues[0]?.message ?? ''
        return generation
      }
      apartments.push(data)
    }
  return { ...generation, apartments }
}

function floorSchema(building: Building, entrance: string | undefined) {
  const floors = entrance === undefined ? floorsOf(building) : floorsOfEntrance(building, entrance)
  return z
    .string({ error: fault('noFloorChosen') })
    .transform(Number)
    .refine((floor) => floors.includes(floor), fault('floorOfOtherEntrance'))
}

/** What every floor has at one position: fields of the form are named `type1`, `area1` and so on. */
type Position = Pick<ApartmentValues, 'type' | 'exposure' | 'netArea' | 'area'>

function readPosition(
  building: Building,
  position: number,
  read: <Value>(name: string, schema: z.ZodType<Value>) => Value | undefined,
): Position | undefined {
  const { exposure: exposures, area: areas, netArea: netAreas } = apartmentSchema(building).shape
  const types = offeredTypes(building).map(({ key }) => key)
  const type = read(`type${position}`, z.enum(types, { error: fault('noTypeChosen') }))
  const exposure = read(`exposure${position}`, exposures)
  const area = read(
    `area${position}`,
    areas.refine((metres) => metres > 0, fault('noArea')),
  )
  // The form of one apartment asks about this. Here one mistake would be made on every floor, so it is refused.
  const netArea = read(
    `netArea${position}`,
    netAreas.superRefine((metres, context) => {
      if (area !== undefined && metres > area)
        context.addIssue({ code: 'custom', message: fault('netAreaAboveTotal', metres, area) })
    }),
  )
  if (type === undefined || exposure === undefined || netArea === undefined || area === undefined)
    return undefined
  return { type, exposure, netArea, area }
}

/** The new numbers that apartments of the same entrance have already. */
export function takenNumbers(
  apartments: readonly Pick<ApartmentValues, 'entrance' | 'number'>[],
  stored: readonly Pick<ApartmentValues, 'entrance' | 'number'>[],
): string[] {
  const key = ({ entrance, number }: Pick<ApartmentValues, 'entrance' | 'number'>) => `${entrance} ${number}`
  const taken = new Set(stored.map(key))
  return apartments.filter((apartment) => taken.has(key(apartment))).map(({ number }) => number)
}
