import { personPhones } from '../enquiry/phone-forms.ts'
import { erasedBuyer } from './personal-data.ts'

/** Whose data is looked for: by one e-mail, or by one phone number in all its spellings. */
export interface Person {
  email?: string
  phones: string[]
  /** Full names of the person in lower case, which are looked for in notes and other free texts, too. */
  names?: string[]
}

export function parsePerson(text: string): Person | undefined {
  const typed = text.trim().toLowerCase()
  if (typed.length > 254) return undefined
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return { email: typed, phones: [] }
  const phones = personPhones(typed)
  return phones.length > 0 ? { phones } : undefined
}

export function isOfPerson(person: Person, { email, phone }: { email: string; phone: string }): boolean {
  if (person.email !== undefined) return email.trim().toLowerCase() === person.email
  return personPhones(phone).some((form) => person.phones.includes(form))
}

/** The names of at least two words, in lower case. First names alone are left out: many people share them. */
export function fullNames(names: readonly string[]): string[] {
  const close = names.map((name) => closeUp(name)).filter((name) => name.includes(' '))
  return [...new Set(close)].filter((name) => name !== closeUp(erasedBuyer.buyerName))
}

export function isNamedIn(person: Person, text: string): boolean {
  if (person.names?.some((name) => closeUp(text).includes(name))) return true
  if (person.email !== undefined) return text.toLowerCase().includes(person.email)
  const close = text.replace(/(?<=[\d+])[\s()/.-]+(?=\d)/g, '')
  return person.phones.some((form) => close.includes(form))
}

function closeUp(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}
