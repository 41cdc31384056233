import type { ParkingLevel } from '../../domain/building.ts'
import type { ParkingSpotValues } from '../../domain/parking/parking.ts'
import { spreadStatuses } from '../homes/spread-statuses.ts'
import type { Random } from '../random.ts'
import { parkingLevelPlans } from './level.ts'
import type { Place } from './place.ts'

const coveredPrice: Record<ParkingLevel, number> = { [-1]: 13500, 1: 12500, 2: 11500 }
const garagePrice = 26000
const openPrice = 7500

export function demoParkingSpots(random: Random): ParkingSpotValues[] {
  const places = parkingLevelPlans().flatMap((level) => level.places)
  const statuses = spreadStatuses(places.length, random)
  return places.map((place, index) => ({
    number: numberOf(place),
    floor: place.level,
    type: place.kind === 'open' ? 'uncovered' : place.kind,
    size: sizeOf(place),
    price: priceOf(place, random),
    status: statuses[index] ?? 'available',
    internalNotes: notesOn(place, random),
  }))
}

/** „П12“, as it is painted on the floor and drawn on the plan. */
export function numberOf({ serial }: Place): string {
  return `П${serial}`
}

function sizeOf({ box }: Place): string {
  const metres = (value: number) => `${Math.round(value * 10) / 10}m`
  return `${metres(box.right - box.left)} x ${metres(box.bottom - box.top)}`
}

function priceOf({ kind, level }: Place, random: Random): number {
  if (kind === 'garage') return garagePrice
  if (kind === 'open') return openPrice
  return coveredPrice[level] + random.integer(-5, 10) * 100
}

function notesOn({ kind }: Place, random: Random): string {
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
