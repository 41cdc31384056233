/** Numbers in Bulgarian words, for contracts: „сто двадесет и пет хиляди евро и 50 цента“. */

const small = [
  'нула',
  'един',
  'два',
  'три',
  'четири',
  'пет',
  'шест',
  'седем',
  'осем',
  'девет',
  'десет',
  'единадесет',
  'дванадесет',
  'тринадесет',
  'четиринадесет',
  'петнадесет',
  'шестнадесет',
  'седемнадесет',
  'осемнадесет',
  'деветнадесет',
]
const tens = [
  '',
  '',
  'двадесет',
  'тридесет',
  'четиридесет',
  'петдесет',
  'шестдесет',
  'седемдесет',
  'осемдесет',
  'деветдесет',
]
const hundreds = [
  '',
  'сто',
  'двеста',
  'триста',
  'четиристотин',
  'петстотин',
  'шестстотин',
  'седемстотин',
  'осемстотин',
  'деветстотин',
]

type Gender = 'masculine' | 'feminine' | 'neuter'
const ones: Record<Gender, [one: string, two: string]> = {
  masculine: ['един', 'два'],
  feminine: ['една', 'две'],
  neuter: ['едно', 'две'],
}

/** The words of a number below a thousand; `и` comes before the last of them. */
function below1000(number: number, gender: Gender): string[] {
  const words: string[] = []
  const [hundred, rest] = [Math.floor(number / 100), number % 100]
  if (hundred > 0) words.push(hundreds[hundred] ?? '')
  if (rest >= 20) {
    words.push(tens[Math.floor(rest / 10)] ?? '')
    if (rest % 10 > 0) words.push(unit(rest % 10, gender))
  } else if (rest > 0) words.push(unit(rest, gender))
  return words
}

function unit(number: number, gender: Gender): string {
  if (number === 1 || number === 2) return ones[gender][number - 1] ?? ''
  return small[number] ?? ''
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(' ')} и ${words.at(-1)}`
}

const scales: { size: number; gender: Gender; one: string; many: string }[] = [
  { size: 1_000_000_000, gender: 'masculine', one: 'един милиард', many: 'милиарда' },
  { size: 1_000_000, gender: 'masculine', one: 'един милион', many: 'милиона' },
  { size: 1000, gender: 'feminine', one: 'хиляда', many: 'хиляди' },
]

/** „сто двадесет и пет хиляди четиристотин и едно“. */
export function numberInWords(number: number, gender: Gender = 'neuter'): string {
  if (number === 0) return 'нула'
  const parts: { text: string; isSimple: boolean }[] = []
  let rest = number
  for (const { size, gender: own, one, many } of scales) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count === 0) continue
    const words = below1000(count, own)
    parts.push({
      text: count === 1 ? one : `${joined(words)} ${many}`,
      isSimple: count === 1 || words.length === 1,
    })
  }
  const last = below1000(rest, gender)
  if (last.length > 0) parts.push({ text: joined(last), isSimple: last.length === 1 })
  const end = parts.at(-1)
  // „хиляда и двеста“, but „хиляда двеста и пет“: one „и“ stands before the last word.
  if (parts.length > 1 && end?.isSimple)
    return `${parts
      .slice(0, -1)
      .map(({ text }) => text)
      .join(' ')} и ${end.text}`
  return parts.map(({ text }) => text).join(' ')
}

/** An amount in cents: „хиляда и двеста евро и 5 цента“. */
export function amountInWords(cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), cents % 100]
  const words = `${numberInWords(euros)} евро`
  return rest === 0
    ? words
    : `${words} и ${numberInWords(rest, 'masculine')} ${rest === 1 ? 'цент' : 'цента'}`
}
