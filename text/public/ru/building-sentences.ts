import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { apartmentsText } from './apartments.ts'
import { newBuilding } from './building-noun.ts'
import { numberWord } from './number-words.ts'

/** Sentences with numbers of the building. Used by loaders only, so that browsers do not load them. */

type Sentences = ServerText['buildingSentences']

const plural = pluralsIn('ru')

/** In metres: farther away, the beach is no longer „в нескольких шагах“. */
const steps = 500

/** „Новый жилой дом на черноморском побережье Болгарии, в нескольких шагах от пляжа: 117 квартир …“ */
export const describeSite: Sentences['describeSite'] = (building, { counts, beachMetres }) => {
  const { entrances, city } = building
  const { apartments = 0, parkingSpots = 0, stores = 0 } = counts
  const parts = [
    apartments > 0 && apartmentsText.count(apartments) + inEntrances(entrances.length),
    parkingSpots > 0 &&
      plural(parkingSpots, {
        one: '# парковочное место',
        few: '# парковочных места',
        many: '# парковочных мест',
        other: '# парковочного места',
      }),
    stores > 0 && (stores > 1 ? 'коммерческие помещения' : 'коммерческое помещение'),
  ].filter((part) => part !== false)
  const beach = beachMetres !== null && beachMetres <= steps ? ', в нескольких шагах от пляжа' : ''
  const listed = parts.length === 0 ? '' : `: ${joinWithAnd(parts)}`
  return `${newBuilding(building)}${inCity(city)}${beach}${listed}.`
}

/** „в двух подъездах“ */
function inEntrances(count: number): string {
  if (count < 2) return ''
  const noun = plural(count, {
    one: 'подъезде',
    few: 'подъездах',
    many: 'подъездах',
    other: 'подъездах',
  })
  return ` в ${numberWord(count)} ${noun}`
}

/** How to say that something is in the towns where most buildings stand. */
const inTowns: Record<string, string> = {
  Албена: 'в Албене',
  Ахтопол: 'в Ахтополе',
  Балчик: 'в Балчике',
  Бургас: 'в Бургасе',
  Бяла: 'в Бяле',
  Варна: 'в Варне',
  'Золотые Пески': 'на Золотых Песках',
  Каварна: 'в Каварне',
  Кранево: 'в Кранево',
  Лозенец: 'в Лозенце',
  Несебр: 'в Несебре',
  Несебыр: 'в Несебыре',
  Обзор: 'в Обзоре',
  Пловдив: 'в Пловдиве',
  Поморие: 'в Поморие',
  Приморско: 'в Приморско',
  Равда: 'в Равде',
  'Святой Влас': 'в Святом Власе',
  'Солнечный Берег': 'на Солнечном Берегу',
  Созопол: 'в Созополе',
  София: 'в Софии',
  Царево: 'в Царево',
  Черноморец: 'в Черноморце',
  Шабла: 'в Шабле',
}

/** „в Варне“; a town whose case is not known stands after a comma. A building may stand on the coast instead. */
function inCity(city: string): string {
  if (city === '') return ''
  if (/^черномор(ие|ье|ское побережье)$/i.test(city)) return ' на черноморском побережье Болгарии'
  const known = inTowns[city]
  return known === undefined ? `, ${city}` : ` ${known}`
}

function joinWithAnd(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' и ')
}

type ShownFacts = Parameters<Sentences['describeFacts']>[0]

/** The labels of the two facts that `describeParkingFacts` puts into one sentence. */
const parkingFacts = { covered: 'Крытые парковочные места', garages: 'Гаражи' }

/** The facts as bullet points. Those that are not about parking are listed as label and number. */
export const describeFacts: Sentences['describeFacts'] = (facts, parkingSpots) => {
  const known = Object.values(parkingFacts)
  return [
    ...describeParkingFacts(facts, parkingSpots),
    ...facts.filter(({ label }) => !known.includes(label)).map(({ label, value }) => `${label}: ${value}`),
  ]
}

/** „135 крытых парковочных мест и ещё 2 гаража; вместе с открытыми местами — всего 140“ */
function describeParkingFacts(facts: ShownFacts, all: number | undefined): string[] {
  const numberOf = (wanted: string) => facts.find(({ label }) => label === wanted)?.value ?? 0
  const [covered, garages] = [numberOf(parkingFacts.covered), numberOf(parkingFacts.garages)]
  const garageText = plural(garages, {
    one: '# гараж',
    few: '# гаража',
    many: '# гаражей',
    other: '# гаража',
  })
  const parts = [
    covered > 0 &&
      plural(covered, {
        one: '# крытое парковочное место',
        few: '# крытых парковочных места',
        many: '# крытых парковочных мест',
        other: '# крытого парковочного места',
      }),
    garages > 0 && (covered > 0 ? `ещё ${garageText}` : garageText),
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  const hasOpen = all !== undefined && all > covered + garages
  return [`${parts.join(' и ')}${hasOpen ? `; вместе с открытыми местами — всего ${all}` : ''}`]
}
