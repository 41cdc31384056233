import type { Building } from '../../../domain/building/building.ts'

/**
 * What texts call the building, with its article: “the building”, “the complex”. A noun that nobody has translated
 * would be a Bulgarian word within an English sentence.
 */
export function nounOf({ noun }: Pick<Building, 'noun'>): string {
  return noun === '' || /\p{Script=Cyrillic}/u.test(noun) ? 'the building' : noun
}

function withoutArticle(building: Pick<Building, 'noun'>): string {
  return nounOf(building).replace(/^(?:the|our) /i, '')
}

/** “the Breeze building”, or “the building” where the name is not known. */
export function buildingNamed({ name, noun }: Pick<Building, 'name' | 'noun'>): string {
  return name === '' ? nounOf({ noun }) : `the ${name} ${withoutArticle({ noun })}`
}

/** “New residential building”. A noun of several words says itself what it is: “New seaside village”. */
export function newBuilding(building: Pick<Building, 'noun'>): string {
  const noun = withoutArticle(building)
  return noun.includes(' ') ? `New ${noun}` : `New residential ${noun}`
}
