import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { apartmentsText } from './apartments.ts'
import { newBuilding } from './building-noun.ts'
import { numberWord } from './number-words.ts'

/** Sentences with numbers of the building. Used by loaders only, so that browsers do not load them. */

type Sentences = ServerText['buildingSentences']

const plural = pluralsIn('de')
const list = new Intl.ListFormat('de')

/** In metres: farther away, the beach is no longer „wenige Schritte“ away. */
const steps = 500

/** „Neues Wohngebäude mit zwei Eingängen an der bulgarischen Schwarzmeerküste: 117 Wohnungen, …“ */
export const describeSite: Sentences['describeSite'] = (building, { counts, beachMetres }) => {
  const { entrances, city } = building
  const { apartments = 0, parkingSpots = 0, stores = 0 } = counts
  const withEntrances = entrances.length > 1 ? `mit ${numberWord(entrances.length)} Eingängen` : ''
  const kind = [newBuilding(building), withEntrances, inCity(city)].filter((part) => part !== '').join(' ')
  const parts = [
    apartments > 0 && apartmentsText.count(apartments),
    parkingSpots > 0 && plural(parkingSpots, { one: '# Stellplatz', other: '# Stellplätze' }),
    stores > 0 && plural(stores, { one: 'eine Gewerbefläche', other: 'Gewerbeflächen' }),
  ].filter((part) => part !== false)
  const beach = beachMetres !== null && beachMetres <= steps ? ', wenige Schritte vom Strand' : ''
  return `${kind}${parts.length === 0 ? '' : `: ${list.format(parts)}`}${beach}.`
}

/** „in Warna“. A building may stand on the coast instead of in a city. */
function inCity(city: string): string {
  if (city === '') return ''
  return /Schwarzmeerküste$/i.test(city) ? 'an der bulgarischen Schwarzmeerküste' : `in ${city}`
}

/** The labels of the two facts that `describeParkingFacts` puts into one sentence. */
const parkingFacts = { covered: 'Überdachte Stellplätze', garages: 'Garagen' } as const

type Facts = Parameters<Sentences['describeFacts']>[0]

/** The facts as bullet points. Those that are not about parking are listed as label and number. */
export const describeFacts: Sentences['describeFacts'] = (facts, parkingSpots) => {
  const known: readonly string[] = Object.values(parkingFacts)
  return [
    ...describeParkingFacts(facts, parkingSpots),
    ...facts.filter(({ label }) => !known.includes(label)).map(({ label, value }) => `${label}: ${value}`),
  ]
}

/** „135 überdachte Stellplätze und 2 Garagen; mit den Stellplätzen im Freien insgesamt 140“ */
function describeParkingFacts(facts: Facts, all: number | undefined): string[] {
  const numberOf = (wanted: string) => facts.find(({ label }) => label === wanted)?.value ?? 0
  const [covered, garages] = [numberOf(parkingFacts.covered), numberOf(parkingFacts.garages)]
  const parts = [
    covered > 0 && plural(covered, { one: '# überdachter Stellplatz', other: '# überdachte Stellplätze' }),
    garages > 0 && plural(garages, { one: '# Garage', other: '# Garagen' }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  const hasOpen = all !== undefined && all > covered + garages
  return [`${list.format(parts)}${hasOpen ? `; mit den Stellplätzen im Freien insgesamt ${all}` : ''}`]
}
