import { z } from 'zod'
import { type Building, formatFloor } from '../../../domain/building/building.ts'
import { exposures } from '../../../domain/building/exposure.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { buildingText } from '../../../text/admin/building.ts'
import { historyText } from '../../../text/admin/history.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'

const name = z.string()
const number = z.number()

/** For each field of the building that holds a list, a function that formats the list as text. */
export const buildingFormats: Record<string, (building: Building, value: unknown) => string | undefined> = {
  entrances: listOf(
    z.object({ name, firstFloor: number, lastFloor: number }),
    (_, { name, firstFloor, lastFloor }) =>
      buildingText.entrance.describe(name, formatFloor(firstFloor), formatFloor(lastFloor)),
  ),
  floorNames: listOf(
    z.object({ entrance: z.string(), floor: number, name }),
    (building, { entrance, floor, name }) => {
      const where = entrance === '' ? '' : ` (${places.entrance(building, entrance)})`
      return `${formatFloor(floor)}: ${name}${where}`
    },
  ),
  parkingLevels: listOf(
    z.object({ level: number, name }),
    (_, { level, name }) => `${formatFloor(level)}: ${name}`,
  ),
  apartmentTypes: listOf(
    z.object({ name, rooms: number, bedrooms: number, isMaisonette: z.boolean(), isHidden: z.boolean() }),
    (_, type) => historyText.apartmentType(type),
  ),
  seaExposures: listOf(z.enum(exposures), (_, exposure) => labels.exposure[exposure]),
  statistics: figures(),
  facts: figures(),
}

function figures() {
  return listOf(z.object({ label: z.string(), figure: number.nullable() }), (_, { label, figure }) => {
    const shown = figure === null ? buildingText.figure.counted : formatNumber(figure)
    return `${shown} ${label}`
  })
}

/**
 * Returns a function that formats a list as text. For a list that an older release has stored in another form,
 * the text is only the number of its entries.
 */
function listOf<Entry>(entry: z.ZodType<Entry>, format: (building: Building, entry: Entry) => string) {
  const list = z.array(entry)
  return (building: Building, value: unknown): string | undefined => {
    const { success, data } = list.safeParse(value)
    if (success) return data.map((each) => format(building, each)).join('; ')
    return Array.isArray(value) ? formatNumber(value.length) : undefined
  }
}
