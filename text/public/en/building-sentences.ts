import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { apartmentsText } from './apartments.ts'
import { newBuilding } from './building-noun.ts'
import { numberWord } from './number-words.ts'

type Sentences = ServerText['buildingSentences']

const plural = pluralsIn('en')
const list = new Intl.ListFormat('en-GB')

/** In metres: farther away, the beach is no longer “a short walk” away. */
const steps = 500

/** “New residential building in Varna: 117 apartments served by two entrances, 140 parking spaces and shops, …” */
export const describeSite: Sentences['describeSite'] = (building, { counts, beachMetres }) => {
  const { entrances, city } = building
  const { apartments = 0, parkingSpots = 0, stores = 0 } = counts
  const kind = [newBuilding(building), inCity(city)].filter((part) => part !== '').join(' ')
  const inEntrances = entrances.length > 1 ? ` served by ${numberWord(entrances.length)} entrances` : ''
  const parts = [
    apartments > 0 && apartmentsText.count(apartments) + inEntrances,
    parkingSpots > 0 && plural(parkingSpots, { one: '# parking space', other: '# parking spaces' }),
    stores > 0 && plural(stores, { one: 'a shop', other: 'shops' }),
  ].filter((part) => part !== false)
  const beach = beachMetres !== null && beachMetres <= steps ? ', a short walk from the beach' : ''
  return `${kind}${parts.length === 0 ? '' : `: ${list.format(parts)}`}${beach}.`
}

/** “in Varna”. A building may stand on the coast instead of in a city. */
function inCity(city: string): string {
  if (city === '') return ''
  return /^(?:the )?(?:bulgarian )?black sea coast$/i.test(city)
    ? 'on the Bulgarian Black Sea coast'
    : `in ${city}`
}

/** The labels, as they are translated, of the two facts that `describeParkingFacts` puts into one sentence. */
const parkingFacts = { covered: 'Covered parking spaces', garages: 'Garages' }

export const describeFacts: Sentences['describeFacts'] = (facts, parkingSpots) => {
  const known = Object.values(parkingFacts)
  return [
    ...describeParkingFacts(facts, parkingSpots),
    ...facts.filter(({ label }) => !known.includes(label)).map(({ label, value }) => `${label}: ${value}`),
  ]
}

/** “135 covered parking spaces and 2 garages; 140 in total with the open-air spaces” */
const describeParkingFacts: Sentences['describeFacts'] = (facts, all) => {
  const numberOf = (wanted: string) => facts.find(({ label }) => label === wanted)?.value ?? 0
  const [covered, garages] = [numberOf(parkingFacts.covered), numberOf(parkingFacts.garages)]
  const parts = [
    covered > 0 && plural(covered, { one: '# covered parking space', other: '# covered parking spaces' }),
    garages > 0 && plural(garages, { one: '# garage', other: '# garages' }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  const hasOpen = all !== undefined && all > covered + garages
  return [`${list.format(parts)}${hasOpen ? `; ${all} in total with the open-air spaces` : ''}`]
}
