import {
  type Building,
  type Entrance,
  entranceIds,
  floorsOf,
  floorsOfEntrance,
  parkingLevelsOf,
} from '../building/building.ts'
import type { UploadTarget } from '../files/upload-target.ts'
import { type EntranceMention, entranceBeside, findEntrance } from './plan-names/entrances.ts'
import { findName, findNumbers, type NumberPhrase, overlaps, type Span } from './plan-names/numbers.ts'
import { type Token, tokenize } from './plan-names/tokens.ts'

/** Where the picture of a plan is stored: at a floor of an entrance, or at a parking level. */
export type PlanTarget = Extract<UploadTarget, { uploader: 'floorPlan' | 'parkingPlan' }>

/** A place that a name mentions although the building does not have it. */
export type AbsentPlace =
  | { entrance: Entrance | undefined; floor: number }
  | { level: number }
  | { entranceLetter: string }

export interface PlanNameMatch {
  /** Several for a range such as „етаж 3-8“, none where the name is not clear. */
  targets: PlanTarget[]
  absent: AbsentPlace[]
  /** What is clear where the whole is not. */
  entrance: Entrance | undefined
  floor: number | undefined
}

const nothing: PlanNameMatch = { targets: [], absent: [], entrance: undefined, floor: undefined }

/**
 * Finds the place of a plan by the name of its file: „А-5“, „vhod B etaj 12“, „паркинг -1“. A name that can be read
 * in two ways matches nothing, because a plan at the wrong floor is noticed late.
 */
export function matchPlanName(building: Building, fileName: string): PlanNameMatch {
  const tokens = tokenize(fileName)
  const mention = findEntrance(building, tokens)
  const isParking = tokens.some((token) => token.kind === 'word' && token.keyword === 'parking')
  if (!isParking) return matchFloor(building, tokens, mention)
  return mention ? nothing : matchLevel(building, tokens)
}

export interface PdfPage {
  /** From 1. */
  page: number
  pages: number
  /** The name that the document gives the page, such as that of a sheet. */
  label: string | undefined
}

/**
 * Finds the place of a page of a PDF: by its label, or by the name of the file, where a range of as many floors as
 * there are pages goes to them in their order.
 */
export function matchPlanPage(building: Building, fileName: string, page: PdfPage): PlanNameMatch {
  const label = page.label ?? ''
  const byLabel = /\p{L}/u.test(label) ? matchPlanName(building, label) : nothing
  if (byLabel.targets.length === 1) return byLabel
  const byName = matchPlanName(building, fileName)
  const { targets, absent } = byName
  const isShared = page.pages === 1 || targets.length + absent.length < 2
  if (isShared) return byName
  const own = absent.length === 0 && targets.length === page.pages ? targets[page.page - 1] : undefined
  return { ...nothing, entrance: byName.entrance, ...(own && { targets: [own] }) }
}

/** What the numbers or the name of a floor in a file name say. */
interface FloorMention extends Span {
  /** The possible readings, each a list of floors. */
  readings: number[][]
  isLevel: boolean
}

function matchFloor(
  building: Building,
  tokens: readonly Token[],
  mention: EntranceMention | undefined,
): PlanNameMatch {
  const mentioned = findFloor(building, tokens, mention)
  if (!mentioned) return { ...nothing, entrance: mention?.entrance }
  const beside = mention ?? entranceBeside(building, tokens, withKeyword(tokens, mentioned))
  if (!beside && mentioned.isLevel) {
    const level = soleLevel(building, mentioned)
    if (level !== undefined) return level
  }
  const [onlyOne, ...others] = entranceIds(building)
  const entrance = beside ? beside.entrance : others.length === 0 ? onlyOne : undefined
  const existing = entrance === undefined ? floorsOf(building) : floorsOfEntrance(building, entrance)
  const floors = readingThatExists(mentioned.readings, existing)
  if (!floors) return { ...nothing, entrance }
  const [known, unknown] = [
    floors.filter(isIn(existing)),
    floors.filter((floor) => !existing.includes(floor)),
  ]
  return {
    targets: entrance === undefined ? [] : known.map((floor) => ({ uploader: 'floorPlan', entrance, floor })),
    absent:
      beside?.absent === undefined
        ? unknown.map((floor) => ({ entrance, floor }))
        : [{ entranceLetter: beside.absent }],
    entrance,
    floor: known.length === 1 ? known[0] : undefined,
  }
}

/** A parking level, where it can be no floor. Nothing where it may be both, undefined where it is no level. */
function soleLevel(building: Building, { readings }: FloorMention): PlanNameMatch | undefined {
  const [levels, floors] = [parkingLevelsOf(building), floorsOf(building)]
  const found = readings.filter((reading) => reading.every(isIn(levels)))
  if (found.length === 0) return undefined
  if (readings.flat().some(isIn(floors)) || found.length > 1) return nothing
  return atLevels(found.flat())
}

function findFloor(
  building: Building,
  tokens: readonly Token[],
  mention: EntranceMention | undefined,
): FloorMention | undefined {
  const isFree = (span: Span) => !mention || !overlaps(span, mention)
  const named = namedFloors(building, tokens, mention).filter(isFree)
  const numbers = findNumbers(tokens).filter(
    (phrase) => isFree(phrase) && !named.some((name) => overlaps(name, phrase)),
  )
  const phrase = meantNumber(tokens, numbers)
  const [name, ...otherNames] = named
  if (name) return otherNames.length === 0 && !phrase ? name : undefined
  if (!phrase) return undefined
  const isLevel = phrase.keyword === 'level' || phrase.readings.flat().some((floor) => floor < 0)
  return { ...phrase, isLevel }
}

/** Floors and parking levels that the name mentions by their own names: „партер“, „suteren“. */
function namedFloors(
  building: Building,
  tokens: readonly Token[],
  mention: EntranceMention | undefined,
): FloorMention[] {
  const isHere = (entrance: Entrance | '') =>
    entrance === '' || mention?.entrance === undefined || mention.entrance === entrance
  const floors = building.floorNames
    .filter(({ entrance }) => isHere(entrance))
    .map(({ floor, name }) => ({ number: floor, name, isLevel: false }))
  // Names such as „Етаж 1“ are those of levels only beside the word „паркинг“.
  const levels = mention
    ? []
    : building.parkingLevels
        .filter(({ name }) => tokenize(name).every(({ kind }) => kind === 'word'))
        .map(({ level, name }) => ({ number: level, name, isLevel: true }))
  const found = [...floors, ...levels].flatMap(({ number, name, isLevel }) => {
    const span = findName(tokens, name)
    return span ? [{ ...span, readings: [[number]], isLevel }] : []
  })
  return found.filter((one, index) => found.findIndex((other) => isSameFloor(one, other)) === index)
}

function isSameFloor(one: FloorMention, other: FloorMention): boolean {
  return one.isLevel === other.isLevel && String(one.readings) === String(other.readings)
}

/**
 * The one number that can be the floor: that with a word such as „етаж“, else that beside a letter, else the only one.
 * Without such a word „3-8“ is no range: it may as well be a floor and an apartment.
 */
function meantNumber(tokens: readonly Token[], numbers: NumberPhrase[]): NumberPhrase | undefined {
  const withWord = numbers.filter(({ keyword }) => keyword !== undefined)
  const besideLetter = numbers.filter(({ start }) => {
    const before = tokens[start - 1]
    return before?.kind === 'word' && before.text.length === 1 && before.keyword !== 'and'
  })
  const candidates = [withWord, besideLetter, numbers].find(({ length }) => length > 0) ?? []
  const [phrase, ...others] = candidates
  if (!phrase || others.length > 0) return undefined
  return phrase.isRange && phrase.keyword === undefined ? undefined : phrase
}

/** The span of a number together with the word that introduces it. */
function withKeyword(tokens: readonly Token[], { start, end }: Span): Span {
  const isFloorWord = (token: Token | undefined) =>
    token?.kind === 'word' &&
    (token.keyword === 'floor' || token.keyword === 'level' || token.keyword === 'ordinal')
  let [from, to] = [start, end]
  while (isFloorWord(tokens[from - 1])) from -= 1
  while (isFloorWord(tokens[to])) to += 1
  return { start: from, end: to }
}

function matchLevel(building: Building, tokens: readonly Token[]): PlanNameMatch {
  const levels = parkingLevelsOf(building)
  const named = building.parkingLevels.flatMap(({ level, name }) => {
    const span = findName(tokens, name)
    return span ? [{ ...span, level }] : []
  })
  const numbers = findNumbers(tokens).filter((phrase) => !named.some((name) => overlaps(name, phrase)))
  const [name, ...otherNames] = named
  if (name) return otherNames.length === 0 && numbers.length === 0 ? atLevels([name.level]) : nothing
  if (numbers.length === 0) return levels.length === 1 ? atLevels(levels) : nothing
  const phrase = meantNumber(tokens, numbers)
  const found = phrase && readingThatExists(phrase.readings, levels)
  if (!found) return nothing
  const absent = found.filter((level) => !levels.includes(level)).map((level) => ({ level }))
  return { ...atLevels(found.filter(isIn(levels))), absent }
}

function atLevels(levels: number[]): PlanNameMatch {
  return { ...nothing, targets: levels.map((level) => ({ uploader: 'parkingPlan', level })) }
}

/** The only reading that the building has a place for, or the first where it has none for any. */
function readingThatExists(readings: number[][], existing: readonly number[]): number[] | undefined {
  const found = readings.filter((reading) => reading.some(isIn(existing)))
  return found.length > 1 ? undefined : (found[0] ?? readings[0])
}

function isIn(numbers: readonly number[]): (number: number) => boolean {
  return (number) => numbers.includes(number)
}
