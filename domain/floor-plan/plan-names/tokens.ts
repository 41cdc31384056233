import { soundOf } from './spelling.ts'

/** What a word of a file name introduces. */
export type Keyword = 'entrance' | 'floor' | 'parking' | 'level' | 'to' | 'and' | 'ordinal'

export interface WordToken {
  kind: 'word'
  text: string
  sound: string
  keyword: Keyword | undefined
  /** The characters between the token before and this one. */
  before: string
}

export interface NumberToken {
  kind: 'number'
  value: number
  /** Whether the sign is certain: „А-1“ and „етаж-1“ have a hyphen that may be a minus or may join. */
  sign: 'plus' | 'minus' | 'unclear'
  before: string
}

export type Token = WordToken | NumberToken

const keywords: Record<Keyword, string[]> = {
  entrance: ['вход', 'вх', 'vkhod', 'entrance', 'entr', 'ent', 'entry', 'секция', 'section'],
  floor: ['етаж', 'етажи', 'етажа', 'ет', 'floor', 'floors', 'fl', 'storey'],
  parking: ['паркинг', 'паркинга', 'паркоместа', 'паркомясто', 'parking', 'гараж', 'гаражи', 'garage'],
  level: ['ниво', 'нива', 'level', 'levels', 'lvl'],
  to: ['до', 'to'],
  and: ['и', 'and', '&', '+'],
  ordinal: ['ти', 'ри', 'ви', 'ми', 'th', 'st', 'nd', 'rd'],
}

const keywordOf = new Map(
  Object.entries(keywords).flatMap(([keyword, words]) =>
    words.map((word) => [soundOf(word), keyword as Keyword] as const),
  ),
)

/** The number that an operating system adds to the name of a copy: „А-5 (1).png“. */
const copyNumber = /\s*\(\d{1,2}\)$/

const maxLength = 300

/** The words and numbers of a file name without its ending. */
export function tokenize(fileName: string): Token[] {
  const name = fileName
    .normalize('NFC')
    .slice(-maxLength)
    .replace(/\.\p{L}[\p{L}\p{N}]{1,4}$/u, '')
    .replace(copyNumber, '')
    .replaceAll(/[−﹣－]/g, '−')
    .replaceAll(/(?<!\p{L})(?:минус|minus)\s*(?=\d)/giu, ' −')
  const tokens: Token[] = []
  let end = 0
  for (const { 0: text, index } of name.matchAll(/\p{L}+|\d+|[&+]/gu)) {
    const before = name.slice(end, index)
    tokens.push(/\d/.test(text) ? numberToken(text, before, tokens.at(-1)) : wordToken(text, before))
    end = index + text.length
  }
  return tokens
}

function wordToken(text: string, before: string): WordToken {
  const sound = soundOf(text)
  return { kind: 'word', text, sound, keyword: keywordOf.get(sound) ?? keywordOf.get(text), before }
}

function numberToken(text: string, before: string, last: Token | undefined): NumberToken {
  return { kind: 'number', value: Number(text), sign: signOf(before, last), before }
}

/**
 * A hyphen after a space, another separator or the beginning is a minus; one right after a letter or word joins
 * („А-5“) or is a minus („etaj-1“); one between numbers joins.
 */
function signOf(before: string, last: Token | undefined): NumberToken['sign'] {
  if (before.endsWith('−')) return 'minus'
  if (!before.endsWith('-')) return 'plus'
  if (last?.kind === 'number') return 'plus'
  return before === '-' && last ? 'unclear' : 'minus'
}
