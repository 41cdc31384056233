import { z } from 'zod'
import { enquirySources } from '../enquiry/enquiry-source.ts'
import { languages } from '../language.ts'
import { recordOrNone } from '../record/admin-kinds.ts'
import { type FaultMessage, fault } from '../record/fault.ts'
import { choiceOf, lines, text } from '../record/field-kinds.ts'
import { field, initialValues, type ValuesOf } from '../record/field-table.ts'
import { schemaOf } from '../record/schema-of.ts'

/** The most phones, and the most e-mails, of one client. */
export const maxContacts = 10

/**
 * What is stored about a client. Schema, form, labels (text/admin/clients.ts) and history follow from this table;
 * visitors see none of it.
 */
export const clientFields = {
  name: field(text(200, 'noName'), { initial: '', visitors: false }),
  phones: field(lines(maxContacts, 50, 'noPhone'), { initial: [], visitors: false }),
  emails: field(lines(maxContacts, 254, 'noEmail'), { initial: [], visitors: false }),
  language: field(choiceOf(languages, 'noLanguageChosen'), { initial: 'bg', visitors: false }),
  source: field(choiceOf(enquirySources, 'noSourceChosen'), { initial: 'phone', visitors: false }),
  agentId: field(recordOrNone(), { initial: null, visitors: false }),
  notes: field(text(10_000), { initial: '', visitors: false }),
}

export type ClientFields = typeof clientFields
export type ClientValues = ValuesOf<ClientFields>

const email = z.email()

export const clientSchema = schemaOf(clientFields).superRefine(({ phones, emails }, context) => {
  const reject = (name: string, message: FaultMessage) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (emails.some((each) => !email.safeParse(each).success)) reject('emails', fault('badEmail'))
  if (hasRepeated(emails)) reject('emails', fault('contactTwice'))
  if (hasRepeated(phones)) reject('phones', fault('contactTwice'))
})

function hasRepeated(contacts: readonly string[]): boolean {
  return new Set(contacts.map((contact) => contact.toLowerCase())).size < contacts.length
}

export const newClient: ClientValues = initialValues(clientFields)
