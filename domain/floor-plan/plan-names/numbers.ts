import type { Keyword, NumberToken, Token } from './tokens.ts'
import { tokenize } from './tokens.ts'

/** Tokens from `start` up to, but not including, `end`. */
export interface Span {
  start: number
  end: number
}

/** A number of a file name, or several that are written as one: „3-8“, „3, 4 и 5“, „12-03“. */
export interface NumberPhrase extends Span {
  /** What the phrase may mean: „etaj-1“ may be 1 and −1. Empty for a list or a date, which name no floor. */
  readings: number[][]
  isRange: boolean
  /** The word that says what the number is. */
  keyword: Keyword | undefined
}

/** No floor has a number of so many digits: it is a year, or a number of the architect. */
const tooHigh = 100
const maxRange = 60

/** The numbers of a name. Those that can be no floor are left out. */
export function findNumbers(tokens: readonly Token[]): NumberPhrase[] {
  const phrases: NumberPhrase[] = []
  for (let start = 0; start < tokens.length; start++) {
    if (tokens[start]?.kind !== 'number') continue
    const end = endOfNumbers(tokens, start)
    const numbers = tokens.slice(start, end).filter((token) => token.kind === 'number')
    if (numbers.every(({ value }) => value < tooHigh)) phrases.push(toPhrase(tokens, { start, end }, numbers))
    start = end - 1
  }
  return phrases
}

/** Follows numbers that are joined by a hyphen, a point, „до“, „и“ and the like. */
function endOfNumbers(tokens: readonly Token[], start: number): number {
  let end = start + 1
  for (;;) {
    const [next, then] = [tokens[end], tokens[end + 1]]
    if (next?.kind === 'number' && /^\s*[-–—.,/]\s*$/.test(next.before)) end += 1
    else if (isJoiner(next) && then?.kind === 'number') end += 2
    else return end
  }
}

function isJoiner(token: Token | undefined): boolean {
  return token?.kind === 'word' && (token.keyword === 'to' || token.keyword === 'and')
}

function toPhrase(tokens: readonly Token[], span: Span, numbers: NumberToken[]): NumberPhrase {
  const keyword = keywordOf(tokens, span)
  const [first, last] = numbers
  const isRange = numbers.length === 2 && isJoinedAsRange(tokens, span)
  if (!first || (numbers.length > 1 && !isRange)) return { ...span, readings: [], isRange, keyword }
  if (!last) return { ...span, readings: readingsOf(tokens, span, first), isRange, keyword }
  const floors = rangeOf(first.sign === 'minus' ? -first.value : first.value, last.value)
  return { ...span, readings: floors ? [floors] : [], isRange, keyword }
}

function isJoinedAsRange(tokens: readonly Token[], { start, end }: Span): boolean {
  const second = tokens[start + 1]
  if (end - start === 3) return second?.kind === 'word' && second.keyword === 'to'
  return second !== undefined && /[-–—]/.test(second.before)
}

function rangeOf(first: number, last: number): number[] | undefined {
  const length = last - first + 1
  return length > 1 && length <= maxRange ? Array.from({ length }, (_, index) => first + index) : undefined
}

/** A hyphen between a letter and its floor joins them; after a word it may be a minus as well. */
function readingsOf(tokens: readonly Token[], { start }: Span, { value, sign }: NumberToken): number[][] {
  if (sign === 'minus') return [[-value]]
  if (sign === 'plus' || value === 0 || isLetter(tokens[start - 1])) return [[value]]
  return [[value], [-value]]
}

export function isLetter(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.text.length === 1 && token.keyword !== 'and'
}

const introducing: readonly Keyword[] = ['floor', 'level', 'parking']

/** The keyword before the number („етаж 5“), or after it („5-ти етаж“) where it introduces no other number. */
function keywordOf(tokens: readonly Token[], { start, end }: Span): Keyword | undefined {
  const before = introducingKeyword(tokens[start - 1])
  if (before) return before
  const after = isOrdinal(tokens[end]) ? end + 1 : end
  const keyword = introducingKeyword(tokens[after])
  return keyword && tokens[after + 1]?.kind !== 'number' ? keyword : undefined
}

function isOrdinal(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.keyword === 'ordinal'
}

function introducingKeyword(token: Token | undefined): Keyword | undefined {
  const keyword = token?.kind === 'word' ? token.keyword : undefined
  return keyword && introducing.includes(keyword) ? keyword : undefined
}

/** Where the words and numbers of a name, such as „Партер“, stand in a file name. */
export function findName(tokens: readonly Token[], name: string): Span | undefined {
  const words = tokenize(name)
  if (words.length === 0) return undefined
  const start = tokens.findIndex((_, index) => words.every((word, at) => isSame(tokens[index + at], word)))
  return start === -1 ? undefined : { start, end: start + words.length }
}

function isSame(token: Token | undefined, word: Token): boolean {
  if (token?.kind === 'word') return word.kind === 'word' && word.sound === token.sound
  return token?.kind === word.kind && token.value === word.value && token.sign === word.sign
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}
