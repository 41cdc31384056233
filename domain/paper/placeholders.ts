import { formatCents } from '../deal/cents.ts'
import { amountInWords } from '../formats/amount-in-words.ts'

/** What the company writes in braces in its templates, with examples: „{цена словом}“. */
export const paperPlaceholders = {
  купувач: 'Мария Примерова',
  телефон: '0888 000 000',
  имейл: 'maria@example.com',
  обект: 'апартамент 12, вход А; паркомясто 3',
  апартамент: '12',
  вход: 'А',
  етаж: '3',
  тип: 'Двустаен',
  площ: '64,50 м²',
  'чиста площ': '52,10 м²',
  изложение: 'Югоизток',
  паркоместа: '3',
  цена: formatCents(131_500_00),
  'цена словом': amountInWords(131_500_00),
  'цена по листа': formatCents(135_000_00),
  отстъпка: formatCents(3_500_00),
  капаро: formatCents(2_000_00),
  'капаро словом': amountInWords(2_000_00),
  'дата на договора': '18.11.2026 г.',
  'резервация от': '10.11.2026 г.',
  'резервация до': '20.11.2026 г.',
  платено: formatCents(26_300_00),
  остава: formatCents(105_200_00),
  вноски: 'при договора – 26 300 €; при Акт 15 – 105 200 €',
  днес: '18.11.2026 г.',
  агент: 'Иван Агентов',
  сграда: 'Бриз',
  фирма: 'Примерна фирма ЕООД',
  марка: 'Бриз',
  ЕИК: '000000000',
  'адрес на фирмата': 'ул. Примерна 1',
  'телефон на фирмата': '+359 00 000 000',
  'имейл на фирмата': 'office@example.com',
} as const

/** A row of a table that has one of these is repeated for each instalment of the schedule. */
export const instalmentPlaceholders = {
  'вноска №': '1',
  'вноска кога': 'при Акт 15',
  'вноска срок': '01.03.2027 г.',
  'вноска сума': formatCents(26_300_00),
  'вноска сума словом': amountInWords(26_300_00),
} as const

export const instalmentPrefix = 'вноска '

export type PaperPlaceholder = keyof typeof paperPlaceholders
export type InstalmentPlaceholder = keyof typeof instalmentPlaceholders

export function unknownPlaceholders(names: readonly string[]): string[] {
  return names.filter(
    (name) => !Object.hasOwn(paperPlaceholders, name) && !Object.hasOwn(instalmentPlaceholders, name),
  )
}
