import type { ParkingSpotValues } from '../../domain/parking/parking.ts'
import { spreadStatuses } from '../apartments/spread-statuses.ts'
import type { DemoLevel } from '../building-record.ts'
import type { Random } from '../random.ts'
import type { DesignedSpot } from './designed-spot.ts'
import { parkingLevelPlans } from './level.ts'

const coveredPrice: Record<DemoLevel, number> = { [-1]: 13500, 1: 12500, 2: 11500 }
const garagePrice = 26000
const openPrice = 7500

export function demoParkingSpots(random: Random): ParkingSpotValues[] {
  const spots = parkingLevelPlans().flatMap((level) => level.spots)
  const statuses = spreadStatuses(spots.length, random)
  return spots.map((spot, index) => ({
    number: spotNumber(spot),
    floor: spot.level,
    type: spot.kind === 'open' ? 'uncovered' : spot.kind,
    size: sizeOf(spot),
    price: priceOf(spot, random),
    status: statuses[index] ?? 'available',
    internalNotes: notesOn(spot, random),
  }))
}

/** „П12“, as on the plan. */
export function spotNumber({ serial }: DesignedSpot): string {
  return `П${serial}`
}

function sizeOf({ box }: DesignedSpot): string {
  const metres = (value: number) => `${Math.round(value * 10) / 10}m`
  return `${metres(box.right - box.left)} x ${metres(box.bottom - box.top)}`
}

function priceOf({ kind, level }: DesignedSpot, random: Random): number {
  if (kind === 'garage') return garagePrice
  if (kind === 'open') return openPrice
  return coveredPrice[level] + random.integer(-5, 10) * 100
}

function notesOn({ kind }: DesignedSpot, random: Random): string {
  if (kind === 'garage') return 'Самостоятелна клетка с ролетна врата и ток.'
  if (kind === 'open') return 'Открито място в двора, с подготовка за зарядна станция.'
  return random.chance(0.12) ? random.pick(notes) : ''
}

const notes = [
  'Продава се само заедно с апартамент.',
  'До колона: подходящо за по-малък автомобил.',
  'Близо до асансьора, често търсено.',
  'Подготовка за зарядна станция.',
  'Договор в подготовка, да не се предлага на други.',
] as const
