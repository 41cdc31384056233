import type { Building } from '../../../domain/building/building.ts'
import { pluralsIn } from '../plurals.ts'
import { apartmentsText } from './apartments.ts'
import { newBuilding } from './building-noun.ts'
import { numberWord } from './number-words.ts'

/** Sentences with numbers of the building. Used by loaders only, so that browsers do not load them. */

const plural = pluralsIn('bg')

interface KnownOfBuilding {
  /** Numbers that are not known are left out of the sentence. */
  counts: { apartments?: number; parkingSpots?: number; stores?: number }
  beachMetres: number | null
}

/** In metres: farther away, the beach is no longer „на крачки“. */
const steps = 500

/** „Нова жилищна сграда на българското Черноморие: 117 апартамента в два входа, 140 паркоместа и магазини …“ */
export function describeSite(building: Building, { counts, beachMetres }: KnownOfBuilding): string {
  const { entrances, city } = building
  const { apartments = 0, parkingSpots = 0, stores = 0 } = counts
  const kind = [newBuilding(building), inCity(city)].filter((part) => part !== '').join(' ')
  const inEntrances = entrances.length > 1 ? ` в ${numberWord(entrances.length)} входа` : ''
  const parts = [
    apartments > 0 && apartmentsText.count(apartments) + inEntrances,
    parkingSpots > 0 && plural(parkingSpots, { one: '# паркомясто', other: '# паркоместа' }),
    stores > 0 && plural(stores, { one: 'магазин', other: 'магазини' }),
  ].filter((part) => part !== false)
  const beach = beachMetres !== null && beachMetres <= steps ? ' на крачки от плажа' : ''
  return `${kind}${parts.length === 0 ? '' : `: ${joinWithAnd(parts)}`}${beach}.`
}

/** „във Варна“, „в Пловдив“. A building may stand on the coast instead of in a city. */
function inCity(city: string): string {
  if (city === '') return ''
  if (/^черноморие(то)?$/i.test(city)) return 'на българското Черноморие'
  return `${/^[вф]/i.test(city) ? 'във' : 'в'} ${city}`
}

function joinWithAnd(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' и ')
}

interface ShownFact {
  label: string
  value: number
}

/** The labels of the two facts that `describeParkingFacts` puts into one sentence. */
const parkingFacts = { covered: 'Покрити паркоместа', garages: 'Гаражи' } as const

/** The facts as bullet points. Those that are not about parking are listed as label and number. */
export function describeFacts(facts: readonly ShownFact[], parkingSpots: number | undefined): string[] {
  const known: readonly string[] = Object.values(parkingFacts)
  return [
    ...describeParkingFacts(facts, parkingSpots),
    ...facts.filter(({ label }) => !known.includes(label)).map(({ label, value }) => `${label}: ${value}`),
  ]
}

/** „135 покрити паркоместа и още 2 гаража; с откритите места стават общо 140“ */
function describeParkingFacts(facts: readonly ShownFact[], all: number | undefined): string[] {
  const numberOf = (wanted: string) => facts.find(({ label }) => label === wanted)?.value ?? 0
  const [covered, garages] = [numberOf(parkingFacts.covered), numberOf(parkingFacts.garages)]
  const garageText = plural(garages, { one: '# гараж', other: '# гаража' })
  const parts = [
    covered > 0 && plural(covered, { one: '# покрито паркомясто', other: '# покрити паркоместа' }),
    garages > 0 && (covered > 0 ? `още ${garageText}` : garageText),
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  const hasOpen = all !== undefined && all > covered + garages
  return [`${parts.join(' и ')}${hasOpen ? `; с откритите места стават общо ${all}` : ''}`]
}
