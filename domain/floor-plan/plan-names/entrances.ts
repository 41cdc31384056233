import type { Building, BuildingEntrance, Entrance } from '../../building/building.ts'
import { findName, isLetter, type Span } from './numbers.ts'
import { isLatin, type Likeness, likeness } from './spelling.ts'
import type { Token } from './tokens.ts'

/** An entrance that a file name mentions. `entrance` is undefined where it cannot be told which one is meant. */
export interface EntranceMention extends Span {
  entrance: Entrance | undefined
  /** The letter that is meant, where the building has no such entrance: „В“. */
  absent?: string
}

/** The entrance that a name mentions by the word „вход“, or by a name such as „Север“. */
export function findEntrance(building: Building, tokens: readonly Token[]): EntranceMention | undefined {
  const mentions = [...afterKeyword(building, tokens), ...byLongName(building, tokens)]
  const [first] = mentions
  if (!first) return undefined
  return mentions.every(({ entrance }) => entrance === first.entrance)
    ? first
    : { ...first, entrance: undefined }
}

function afterKeyword(building: Building, tokens: readonly Token[]): EntranceMention[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || token.keyword !== 'entrance') return []
    const after = entranceAt(building, tokens, index + 1)
    if (after) return [{ ...after, start: index }, ...others(building, tokens, after.end)]
    const letter = tokens[index - 1]
    const entrance = letter && isLetter(letter) ? entranceOfLetter(building, tokens, letter) : undefined
    return [
      {
        start: entrance === undefined ? index : index - 1,
        end: index + 1,
        entrance,
        ...absentLetter(building, tokens[index + 1]),
      },
    ]
  })
}

/** The entrance whose name begins at a token. */
function entranceAt(
  building: Building,
  tokens: readonly Token[],
  start: number,
): EntranceMention | undefined {
  const rest = tokens.slice(start)
  const named = building.entrances.find(
    ({ name }) => !isLetterName(name) && findName(rest, name)?.start === 0,
  )
  if (named) return { start, end: start + (findName(rest, named.name)?.end ?? 0), entrance: named.id }
  const letter = tokens[start]
  const entrance = letter && isLetter(letter) ? entranceOfLetter(building, tokens, letter) : undefined
  return entrance === undefined ? undefined : { start, end: start + 1, entrance }
}

/** Further entrances that are joined to the first: „вход А и Б“, „вход А-Б“. */
function others(building: Building, tokens: readonly Token[], at: number): EntranceMention[] {
  const next = tokens[at]
  if (next?.kind !== 'word') return []
  const isJoined = next.keyword === 'and' || /^\s*[-–—,/]\s*$/.test(next.before)
  const other = isJoined && entranceAt(building, tokens, next.keyword === 'and' ? at + 1 : at)
  return other ? [other] : []
}

function byLongName({ entrances }: Building, tokens: readonly Token[]): EntranceMention[] {
  return entrances.flatMap(({ id, name }) => {
    const span = isLetterName(name) || /^\d+$/.test(name) ? undefined : findName(tokens, name)
    return span ? [{ ...span, entrance: id }] : []
  })
}

function isLetterName(name: string): boolean {
  return /^\p{L}$/u.test(name.trim())
}

/**
 * The entrance of a single letter. A Latin letter may sound like one entrance and look like another: `B` is „Б“ and
 * „В“. Where the building has both, other words in Latin letters say that it is spelled by sound.
 */
function entranceOfLetter(building: Building, tokens: readonly Token[], letter: Token): Entrance | undefined {
  if (letter.kind !== 'word') return undefined
  const single = building.entrances.filter(({ name }) => isLetterName(name))
  const by = (wanted: Likeness) => single.filter(({ name }) => likeness(letter.text, name.trim()) === wanted)
  const [same] = by('same')
  if (same) return same.id
  const [sounds, looks] = [by('sounds'), by('looks')]
  const isSpelledBySound = tokens.some(
    (token) => token.kind === 'word' && token.keyword !== undefined && isLatin(token.text),
  )
  return only(isSpelledBySound && sounds.length > 0 ? sounds : [...sounds, ...looks])?.id
}

function only(entrances: BuildingEntrance[]): BuildingEntrance | undefined {
  return entrances.length === 1 ? entrances[0] : undefined
}

/** The entrance that a letter beside the floor names: „А-5“, „B12“, „Б етаж 12“, „5А“. */
export function entranceBeside(
  building: Building,
  tokens: readonly Token[],
  { start, end }: Span,
): EntranceMention | undefined {
  const before = tokens[start - 1]
  const after = end === tokens.length - 1 ? tokens[end] : undefined
  const letters = [
    ...(isLetter(before) && !isPreposition(tokens, start - 1) ? [start - 1] : []),
    ...(isLetter(after) ? [end] : []),
  ]
  const [at] = letters
  const letter = at === undefined ? undefined : tokens[at]
  if (at === undefined || !letter) return undefined
  const entrance = letters.length === 1 ? entranceOfLetter(building, tokens, letter) : undefined
  return { start: at, end: at + 1, entrance, ...(letters.length === 1 && absentLetter(building, letter)) }
}

/** A Cyrillic letter that no entrance has. A Latin one may stand for several, or for „v3“. */
function absentLetter({ entrances }: Building, token: Token | undefined): { absent?: string } {
  if (token?.kind !== 'word' || !/^[а-я]$/iu.test(token.text)) return {}
  const isKnown = entrances.some(({ name }) => likeness(token.text, name.trim()) !== 'differs')
  return isKnown ? {} : { absent: token.text.toLocaleUpperCase('bg') }
}

/** „в“ or „с“ between spaces is a word and no entrance: „план в 5 етаж“. */
function isPreposition(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]]
  return (
    token?.kind === 'word' &&
    index > 0 &&
    /^[авскоу]$/.test(token.text) &&
    /^\s+$/.test(token.before) &&
    /^\s+$/.test(next?.before ?? '')
  )
}
