import { offeredTypes } from '../building/apartment-type.ts'
import { type Building, floorLabel, floorsOf, formatFloor } from '../building/building.ts'
import type { LabelledField } from '../record/field-table.ts'
import type { SheetKind } from '../sheet/sheet-kind.ts'
import type { ApartmentValues } from './apartment.ts'

interface TemplateColumn {
  header: string
  /** What the cells may hold; empty where anything may be typed. */
  choices: (string | number)[]
}

/**
 * The columns of an empty spreadsheet in which new apartments are filled in. What follows from the type, such as the
 * number of rooms, has no column there.
 */
export function templateColumns(
  building: Building,
  { fields, follow }: Pick<SheetKind<ApartmentValues>, 'fields' | 'follow'>,
): TemplateColumn[] {
  const choices: Partial<Record<string, (string | number)[]>> = {
    floor: floorChoices(building),
    // Nobody selects a hidden type for a new apartment.
    type: offeredTypes(building).map(({ name }) => name),
  }
  return Object.entries(fields).flatMap(([name, field]) =>
    name in follow ? [] : [{ header: field.label, choices: choices[name] ?? namesOfOptions(field) }],
  )
}

function namesOfOptions({ rule, format }: LabelledField): string[] {
  if (rule.kind === 'choice') return rule.options.map(format)
  return rule.kind === 'yes-no' ? [true, false].map(format) : []
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
