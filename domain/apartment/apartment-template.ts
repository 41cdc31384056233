import { offeredTypes } from '../building/apartment-type.ts'
import { type Building, entranceLetter, floorLabel, floorsOf, formatFloor } from '../building/building.ts'
import { exposureLabels, exposures } from '../building/exposure.ts'
import { apartmentStatusLabels, statuses } from '../status.ts'
import { apartmentFields } from './apartment-fields.ts'
import { apartmentSheet } from './apartment-sheet.ts'

interface TemplateColumn {
  header: string
  /** What the cells may hold; empty where anything may be typed. */
  choices: (string | number)[]
}

/**
 * The columns of an empty spreadsheet in which new apartments are filled in. What follows from the type, such as the
 * number of rooms, has no column there.
 */
export function templateColumns(building: Building): TemplateColumn[] {
  const fields = apartmentFields(building)
  const choices: Partial<Record<string, (string | number)[]>> = {
    floor: floorChoices(building),
    entrance: building.entrances.map(({ id }) => entranceLetter(building, id)),
    type: offeredTypes(building).map(({ name }) => name),
    exposure: exposures.map((exposure) => exposureLabels[exposure]),
    status: statuses.map((status) => apartmentStatusLabels[status]),
    hasTerrace: [true, false].map(fields.hasTerrace.format),
    isDraft: [true, false].map(fields.isDraft.format),
  }
  const { follow } = apartmentSheet(building)
  return Object.entries(fields).flatMap(([name, { label }]) =>
    name in follow ? [] : [{ header: label, choices: choices[name] ?? [] }],
  )
}

/** Every floor under each name that it has; floors without a name are numbers. */
function floorChoices(building: Building): (string | number)[] {
  const entrances = [undefined, ...building.entrances.map(({ id }) => id)]
  const choices = floorsOf(building).flatMap((floor) =>
    entrances.map((entrance) => {
      const label = floorLabel(building, { entrance, floor })
      return label === formatFloor(floor) ? floor : label
    }),
  )
  return [...new Set(choices)]
}
