import { z } from 'zod'
import { languages } from '../language.ts'
import { recordOrNone } from '../record/admin-kinds.ts'
import { fault } from '../record/fault.ts'
import { choiceOf, text } from '../record/field-kinds.ts'
import { field, initialValues, type ValuesOf } from '../record/field-table.ts'
import { schemaOf } from '../record/schema-of.ts'
import { enquirySources } from './enquiry-source.ts'

/** What the sales team types in of an enquiry that did not come through the contact form. */
export const newEnquiryFields = {
  name: field(text(200, 'noName'), { initial: '', visitors: false }),
  phone: field(text(50), { initial: '', visitors: false }),
  email: field(text(254), { initial: '', visitors: false }),
  source: field(choiceOf(enquirySources, 'noSourceChosen'), { initial: 'phone', visitors: false }),
  apartmentId: field(recordOrNone(), { initial: null, visitors: false }),
  about: field(text(220), { initial: '', visitors: false }),
  message: field(text(5000), { initial: '', visitors: false }),
  language: field(choiceOf(languages, 'noLanguageChosen'), { initial: 'bg', visitors: false }),
  agentId: field(recordOrNone(), { initial: null, visitors: false }),
  /** The client from whose card it is added. */
  clientId: field(recordOrNone(), { initial: null, visitors: false }),
}

export type NewEnquiryFields = typeof newEnquiryFields
export type NewEnquiryValues = ValuesOf<NewEnquiryFields>

const email = z.email()

/** Whoever calls often leaves a phone only. */
export const newEnquirySchema = schemaOf(newEnquiryFields).superRefine((values, context) => {
  if (values.email !== '' && !email.safeParse(values.email).success)
    context.addIssue({ code: 'custom', path: ['email'], message: fault('badEmail') })
  if (values.phone === '' && values.email === '')
    context.addIssue({ code: 'custom', path: ['phone'], message: fault('noContact') })
})

export const newEnquiry: NewEnquiryValues = initialValues(newEnquiryFields)
