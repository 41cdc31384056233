import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { apartmentsText } from './apartments.ts'
import { newBuilding } from './building-noun.ts'
import { numberWord } from './number-words.ts'

/** Sentences with numbers of the building. Used by loaders only, so that browsers do not load them. */

type Sentences = ServerText['buildingSentences']
type ShownFacts = Parameters<Sentences['describeFacts']>[0]

const plural = pluralsIn('ro')
const list = new Intl.ListFormat('ro')

/** In metres: farther away, the beach is no longer „la câțiva pași“. */
const steps = 500

/** „Clădire rezidențială nouă în Varna: 117 apartamente pe două scări, 140 de locuri de parcare și spații …“ */
export const describeSite: Sentences['describeSite'] = (building, { counts, beachMetres }) => {
  const { entrances, city } = building
  const { apartments = 0, parkingSpots = 0, stores = 0 } = counts
  const kind = [newBuilding(building), inCity(city)].filter((part) => part !== '').join(' ')
  const inEntrances = entrances.length > 1 ? ` pe ${numberWord(entrances.length)} scări` : ''
  const parts = [
    apartments > 0 && apartmentsText.count(apartments) + inEntrances,
    parkingSpots > 0 &&
      plural(parkingSpots, {
        one: '# loc de parcare',
        few: '# locuri de parcare',
        other: '# de locuri de parcare',
      }),
    stores > 0 &&
      plural(stores, { one: 'un spațiu comercial', few: 'spații comerciale', other: 'spații comerciale' }),
  ].filter((part) => part !== false)
  const beach = beachMetres !== null && beachMetres <= steps ? ', la câțiva pași de plajă' : ''
  return `${kind}${parts.length === 0 ? '' : `: ${list.format(parts)}`}${beach}.`
}

/** „în Varna“. A building may stand on the coast instead of in a city: „pe litoralul bulgar“. */
function inCity(city: string): string {
  if (city === '') return ''
  return /^(?:litoral|coast|țărm)/i.test(city)
    ? `pe ${city.charAt(0).toLowerCase()}${city.slice(1)}`
    : `în ${city}`
}

/** The labels of the two facts that `describeParkingFacts` puts into one sentence. */
const parkingFacts = { covered: 'Locuri de parcare acoperite', garages: 'Garaje' }

/** The facts as bullet points. Those that are not about parking are listed as label and number. */
export const describeFacts: Sentences['describeFacts'] = (facts, parkingSpots) => {
  const known = Object.values(parkingFacts)
  return [
    ...describeParkingFacts(facts, parkingSpots),
    ...facts.filter(({ label }) => !known.includes(label)).map(({ label, value }) => `${label}: ${value}`),
  ]
}

/** „135 de locuri de parcare acoperite și încă 2 garaje; împreună cu locurile descoperite, 140 în total“ */
function describeParkingFacts(facts: ShownFacts, all: number | undefined): string[] {
  const numberOf = (wanted: string) => facts.find(({ label }) => label === wanted)?.value ?? 0
  const [covered, garages] = [numberOf(parkingFacts.covered), numberOf(parkingFacts.garages)]
  const garageText = plural(garages, { one: 'un garaj', few: '# garaje', other: '# de garaje' })
  const parts = [
    covered > 0 &&
      plural(covered, {
        one: 'un loc de parcare acoperit',
        few: '# locuri de parcare acoperite',
        other: '# de locuri de parcare acoperite',
      }),
    garages > 0 && (covered > 0 ? `încă ${garageText}` : garageText),
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  const hasOpen = all !== undefined && all > covered + garages
  return [`${parts.join(' și ')}${hasOpen ? `; împreună cu locurile descoperite, ${all} în total` : ''}`]
}
