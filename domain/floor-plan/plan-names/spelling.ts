/**
 * Comparing words of file names with names in Bulgarian. People write them in Cyrillic or Latin letters, and
 * several ways of transliterating are in use: „етаж“, `etaj`, `etazh`.
 */

const inLatin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
}

/** Other spellings of the same sound, in the order in which they are replaced. */
const sameSounds: [RegExp, string][] = [
  [/zh/g, 'j'],
  [/kh|x/g, 'h'],
  [/t[sz]/g, 'c'],
  [/w/g, 'v'],
  [/q/g, 'ya'],
  [/j(?=[au])/g, 'y'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** The same text for all usual spellings of a word. */
export function soundOf(word: string): string {
  const latin = word.toLocaleLowerCase('bg').replace(/[а-я]/g, (letter) => inLatin[letter] ?? letter)
  return sameSounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin)
}

/** Latin letters and the Cyrillic ones that look like them; `B` looks like „В“, `b` like no letter. */
const looksLike: Record<string, string> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
}

const cyrillicLookalikes = new Map(Object.entries(looksLike).map(([latin, cyrillic]) => [cyrillic, latin]))

export type Likeness = 'same' | 'sounds' | 'looks' | 'differs'

/** How a letter of a file name resembles the letter of an entrance. */
export function likeness(written: string, letter: string): Likeness {
  const lower = (text: string) => text.toLocaleLowerCase('bg')
  if (lower(written) === lower(letter)) return 'same'
  if (isLatin(written) !== isLatin(letter) && soundOf(written) === soundOf(letter)) return 'sounds'
  const lookalike = looksLike[written] ?? cyrillicLookalikes.get(written) ?? ''
  return lower(lookalike) === lower(letter) ? 'looks' : 'differs'
}

export function isLatin(text: string): boolean {
  return /[a-z]/i.test(text)
}
