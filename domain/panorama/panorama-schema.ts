import { z } from 'zod'
import { type Building, entranceIds, floorsOf, forBuilding } from '../building/building.ts'
import { fault } from '../record/fault.ts'

/** The form of a panorama in a building. */
export const panoramaSchema = forBuilding((building) => {
  const floors = floorsOf(building)
  const floor = z.preprocess(
    asNumber,
    z
      .number({ error: fault('noFloorChosen') })
      .refine((each) => floors.includes(each), fault('noFloorChosen')),
  )
  return z
    .object({
      entrance: z.enum(['', ...entranceIds(building)], fault('noEntranceChosen')),
      firstFloor: floor,
      lastFloor: floor,
      // Whole degrees clockwise from north. 360 would be a second number for north.
      centreAzimuth: z.preprocess(
        (value) => (value === '' ? null : asNumber(value)),
        z
          .number({ error: fault('badAzimuth') })
          .int(fault('badAzimuth'))
          .min(0, fault('badAzimuth'))
          .max(359, fault('badAzimuth'))
          .nullable(),
      ),
    })
    .refine(({ firstFloor, lastFloor }) => firstFloor <= lastFloor, {
      path: ['lastFloor'],
      error: fault('lastFloorBelowFirst'),
    })
})

function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,3}$/.test(value.trim()) ? Number(value) : value
}

/**
 * The floors that a new panorama is for until somebody chooses others: the lowest ones that have none, or all floors.
 */
export function floorsWithout(
  building: Building,
  panoramas: readonly { entrance: string; firstFloor: number; lastFloor: number }[],
): { firstFloor: number; lastFloor: number } {
  const floors = floorsOf(building)
  const isCovered = (floor: number) =>
    panoramas.some(({ firstFloor, lastFloor }) => firstFloor <= floor && floor <= lastFloor)
  const from = floors.findIndex((floor) => !isCovered(floor))
  const free = from === -1 ? floors : floors.slice(from)
  const end = free.findIndex((floor) => from !== -1 && isCovered(floor))
  const range = end === -1 ? free : free.slice(0, end)
  return { firstFloor: range[0] ?? 1, lastFloor: range.at(-1) ?? 1 }
}
