import { z } from 'zod'
import { imageUrlSchema } from '../files/image-url-schema.ts'
import { fault, type ValuesOfFault } from '../record/fault.ts'
import { integerSchema, optionalText, requiredText } from '../record/field-schemas.ts'
import { type BuildingDescription, countedRecords, emptyBuilding, formatFloor } from './building.ts'
import { exposures } from './exposure.ts'

/** All lines together are fewer than the 300 fields that a form may send (app/forms/read-form.ts). */
export const buildingLimits = {
  entrances: 12,
  floors: { min: -10, max: 100 },
  floorNames: 22,
  parkingLevels: 12,
  apartmentTypes: 16,
  figures: 6,
} as const

const { min, max } = buildingLimits.floors

/**
 * The id of an entrance or the key of a type, as used in URLs and paths of files. A new line of the form has
 * none yet.
 */
const idSchema = z
  .string()
  .regex(/^[\w-]{0,40}$/)
  .default('')

function lines<Line extends z.ZodType>(line: Line, most: number) {
  return z.array(line).max(most, fault('tooManyRows', most)).default([])
}

const entranceSchema = z
  .object({
    id: idSchema,
    name: requiredText('noEntranceName', 30),
    firstFloor: integerSchema('noFirstFloor', min, max),
    lastFloor: integerSchema('noLastFloor', min, max),
  })
  .refine(({ firstFloor, lastFloor }) => firstFloor <= lastFloor, {
    error: fault('lastFloorBelowFirst'),
    path: ['lastFloor'],
  })

const floorNameSchema = z.object({
  entrance: idSchema,
  floor: integerSchema('noFloor', min, max),
  name: requiredText('noFloorName', 30),
})

const levelSchema = z.object({
  level: integerSchema('noLevel', -10, 100),
  name: requiredText('noLevelName', 30),
})

const typeSchema = z.object({
  key: idSchema,
  name: requiredText('noTypeName', 50),
  rooms: integerSchema('noRooms', 1, 50),
  bedrooms: integerSchema('noBedrooms', 0, 50),
  isMaisonette: z.boolean().default(false),
  isHidden: z.boolean().default(false),
})

const figureSchema = z
  .object({
    label: requiredText('noCaption', 100),
    about: z.union([z.literal(''), z.enum(countedRecords)]).default(''),
    figure: integerSchema('noNumber', 0, 1_000_000).nullable().default(null),
  })
  .refine(({ about, figure }) => about !== '' || figure !== null, {
    error: fault('nothingCounted'),
    path: ['figure'],
  })

function coordinate(most: number) {
  const wrong = fault('badDegrees', most)
  const read = (value: unknown) => {
    if (typeof value !== 'string') return value
    const typed = value.trim().replace(',', '.')
    return typed === '' ? undefined : Number(typed)
  }
  return z.preprocess(read, z.number(wrong).min(-most, wrong).max(most, wrong).nullable().default(null))
}

/** The form of the building. What apartments and plans already use is checked when it is saved. */
export const buildingSchema = z
  .object({
    name: requiredText('noBuildingName', 100),
    city: optionalText(100),
    street: optionalText(200),
    latitude: coordinate(90),
    longitude: coordinate(180),
    noun: optionalText(50).transform((noun) => noun || emptyBuilding.noun),
    logo: imageUrlSchema(),
    entrances: lines(entranceSchema, buildingLimits.entrances).refine(
      (entrances) => entrances.length > 0,
      fault('noEntrance'),
    ),
    floorNames: lines(floorNameSchema, buildingLimits.floorNames),
    parkingLevels: lines(levelSchema, buildingLimits.parkingLevels),
    apartmentTypes: lines(typeSchema, buildingLimits.apartmentTypes).refine(
      (types) => types.some(({ isHidden }) => !isHidden),
      fault('noType'),
    ),
    // A browser sends only the ticked checkboxes, so the list has gaps.
    seaExposures: z
      .array(z.enum(exposures).optional())
      .max(exposures.length)
      .transform((marked) => marked.filter((exposure) => exposure !== undefined))
      .default([]),
    statistics: lines(figureSchema, buildingLimits.figures),
    facts: lines(figureSchema, buildingLimits.figures),
    showsSoldPrices: z.boolean().default(false),
    hasSamplePictures: z.boolean().default(false),
  })
  .superRefine((building, { addIssue }) => {
    const refuseTwice = <Line>(
      list: string,
      lines: readonly Line[],
      field: keyof Line & string,
      what: ValuesOfFault<'repeatedLine'>[0],
    ) => {
      const seen = new Set<string>()
      for (const [index, line] of lines.entries()) {
        const value = String(line[field]).toLocaleLowerCase('bg')
        if (seen.has(value))
          addIssue({
            code: 'custom',
            path: [list, index, field],
            message: fault('repeatedLine', what, nameLine(line[field])),
          })
        seen.add(value)
      }
    }
    refuseTwice('entrances', building.entrances, 'name', 'entrance')
    refuseTwice('parkingLevels', building.parkingLevels, 'level', 'level')
    refuseTwice('parkingLevels', building.parkingLevels, 'name', 'level')
    refuseTwice('apartmentTypes', building.apartmentTypes, 'name', 'type')
    for (const [index, { entrance, floor }] of building.floorNames.entries()) {
      const isKnown = building.entrances.some(
        ({ id, firstFloor, lastFloor }) =>
          (entrance === '' || id === entrance) && firstFloor <= floor && floor <= lastFloor,
      )
      if (!isKnown)
        addIssue({ code: 'custom', path: ['floorNames', index, 'floor'], message: fault('noSuchFloor') })
      const isTwice = building.floorNames
        .slice(0, index)
        .some((other) => other.entrance === entrance && other.floor === floor)
      if (isTwice)
        addIssue({ code: 'custom', path: ['floorNames', index, 'floor'], message: fault('floorNamedTwice') })
      const namesake = findNamesake(building, index)
      if (namesake)
        addIssue({
          code: 'custom',
          path: ['floorNames', index, 'name'],
          message: fault('floorNamesake', namesake.entrance, namesake.floor),
        })
    }
  })
  .transform(
    (building): BuildingDescription => ({
      ...building,
      // The bundled plans show the building of the specification, not one that a company has described.
      hasSamplePlans: false,
      entrances: withIds(building.entrances, 'id', ''),
      apartmentTypes: withIds(building.apartmentTypes, 'key', 'type-'),
    }),
  )

function nameLine(value: unknown): string {
  return typeof value === 'number' ? formatFloor(value) : String(value)
}

interface Named {
  entrances: readonly z.infer<typeof entranceSchema>[]
  floorNames: readonly z.infer<typeof floorNameSchema>[]
}

/**
 * An earlier floor of one entrance that has the same name: visitors could not tell the two apart. A name for all
 * entrances does not count where the floor has one of its own.
 */
function findNamesake({ entrances, floorNames }: Named, index: number) {
  const plain = (name: string) => name.toLocaleLowerCase('bg')
  const line = floorNames[index]
  for (const { id, name: entrance, firstFloor, lastFloor } of entrances) {
    const isHere = ({ entrance, floor }: Named['floorNames'][number]) =>
      firstFloor <= floor &&
      floor <= lastFloor &&
      (entrance === ''
        ? id === '' || !floorNames.some((other) => other.entrance === id && other.floor === floor)
        : entrance === id)
    const other = floorNames
      .slice(0, index)
      .find(
        (each) => line && each.floor !== line.floor && plain(each.name) === plain(line.name) && isHere(each),
      )
    if (line && isHere(line) && other) return { entrance, floor: other.floor }
  }
  return undefined
}

/** Gives new lines of the form the next free id. Stored lines keep their ids, because records refer to them. */
function withIds<Line, Field extends keyof Line>(
  lines: readonly Line[],
  field: Field,
  prefix: Line[Field] & string,
): Line[] {
  const taken = new Set(lines.map((line) => line[field]))
  let next = 1
  return lines.map((line) => {
    if (line[field] !== '') return line
    while (taken.has(`${prefix}${next}` as Line[Field] & string)) next += 1
    const id = `${prefix}${next}` as Line[Field] & string
    taken.add(id)
    return { ...line, [field]: id }
  })
}
