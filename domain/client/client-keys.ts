import { phoneKeys } from '../enquiry/phone-forms.ts'
import { fullNames } from '../personal-data/person.ts'
import type { Contact } from './client.ts'
import { type ClientValues, maxContacts } from './client-fields.ts'

export const clientKeyKinds = ['phone', 'email', 'name'] as const
export type ClientKeyKind = (typeof clientKeyKinds)[number]

/** What two records of one person have in common, in one spelling. */
export interface ClientKey {
  kind: ClientKeyKind
  value: string
}

type Reachable = Pick<ClientValues, 'name' | 'phones' | 'emails'>

/**
 * All phones in one spelling, all e-mails in lower case, and the full name. Placeholders of zeros and first names are no
 * keys: many people share them.
 */
export function clientKeys({ name, phones, emails }: Reachable): ClientKey[] {
  const keys: ClientKey[] = [
    ...phones.flatMap(phoneKeys).map((value) => ({ kind: 'phone' as const, value })),
    ...emails.map(emailKey).map((value) => ({ kind: 'email' as const, value })),
    ...fullNames([name]).map((value) => ({ kind: 'name' as const, value })),
  ]
  const different = new Map(keys.map((key) => [`${key.kind} ${key.value}`, key]))
  return [...different.values()]
}

export function contactsOf({ name, phone, email }: Contact): Reachable {
  return {
    name,
    phones: phoneKeys(phone).length > 0 ? [phone.trim()] : [],
    emails: emailKey(email) === '' ? [] : [email.trim()],
  }
}

/** The client's phones and e-mails together with new ones, as long as there is room. */
export function withContacts(
  client: Pick<ClientValues, 'phones' | 'emails'>,
  added: Pick<ClientValues, 'phones' | 'emails'>,
): Pick<ClientValues, 'phones' | 'emails'> {
  const known = new Set(client.phones.flatMap(phoneKeys))
  const phones = added.phones.filter((phone) => phoneKeys(phone).some((key) => !known.has(key)))
  const emails = added.emails.filter((email) => !client.emails.map(emailKey).includes(emailKey(email)))
  return {
    phones: [...client.phones, ...phones].slice(0, maxContacts),
    emails: [...client.emails, ...emails].slice(0, maxContacts),
  }
}

function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** A client that has some of a contact's keys. Doubles that were joined count as one (`root`). */
export interface ClientMatch {
  id: string
  root: string
  kinds: readonly ClientKeyKind[]
}

/** A name decides between two people who share a phone or an e-mail, as families do. */
const weights: Record<ClientKeyKind, number> = { phone: 4, name: 3, email: 2 }

/**
 * Whose a new record is: the client with the same phone or e-mail. Of several the one who has most in common with it,
 * and the first of namesakes; undefined where it could be either, because one client too many is joined sooner than
 * two people are parted. `preferred` is chosen unless the contact belongs to somebody else.
 */
export function chooseClient(matches: readonly ClientMatch[], preferred?: string | null): string | undefined {
  const people = [...Map.groupBy(matches, ({ root }) => root).values()]
    .map((same) => ({ same, kinds: new Set(same.flatMap(({ kinds }) => kinds)) }))
    .filter(({ kinds }) => kinds.has('phone') || kinds.has('email'))
  if (preferred && (people.length === 0 || people.some(({ same }) => same.some(isClient(preferred)))))
    return preferred
  const best = Math.max(...people.map(({ kinds }) => weightOf(kinds)))
  const [first, other] = people.filter(({ kinds }) => weightOf(kinds) === best)
  if (!first || (other && !first.kinds.has('name'))) return undefined
  return first.same.toSorted((one, another) => weightOf(another.kinds) - weightOf(one.kinds))[0]?.id
}

function isClient(id: string): (match: ClientMatch) => boolean {
  return (match) => match.id === id || match.root === id
}

function weightOf(kinds: Iterable<ClientKeyKind>): number {
  return [...kinds].reduce((sum, kind) => sum + weights[kind], 0)
}
