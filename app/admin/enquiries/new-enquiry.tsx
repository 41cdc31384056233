import { getInputProps } from '@conform-to/react'
import { href } from 'react-router'
import { type NewEnquiryValues, newEnquiry, newEnquirySchema } from '../../../domain/enquiry/new-enquiry.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { labelledNewEnquiryFields as table, newEnquiryText as text } from '../../../text/admin/clients.ts'
import { errors } from '../../../text/admin/errors.ts'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { choicesOf, inputOf } from '../form/table-inputs.ts'
import type { AdminCollection } from '../record/collection.ts'

type Choice = readonly [value: string, label: string, isDisabled?: boolean]

export interface NewEnquiryChoices {
  apartments: readonly Choice[]
  subjects: readonly string[]
  agents: readonly Choice[]
}

/** The form „Добави запитване“: only an enquiry that the sales team types in has a form of this kind. */
export function newEnquiryCollectionWith(choices: NewEnquiryChoices): AdminCollection<NewEnquiryValues> {
  return {
    name: 'enquiries',
    schema: newEnquirySchema,
    empty: newEnquiry,
    describe: (values) => describeRecord(table, values),
    formFields: (fields) => <NewEnquiryFields {...fields} choices={choices} />,
    list: href('/admin/contacts'),
    text: {
      new: text.title,
      edit: text.title,
      gone: text.failed,
      saved: (sent) => text.done(String(sent.get('name')).trim()),
      deleted: '',
      failed: { load: errors.load.enquiries, save: text.failed, delete: text.failed },
    },
  }
}

const withoutChoices = newEnquiryCollectionWith({ apartments: [], subjects: [], agents: [] })

export const newEnquiryCollection = () => withoutChoices

/** The fields that a call fills in come first; all that follow may stay as they are. */
function NewEnquiryFields({ fields, choices }: Fields<NewEnquiryValues> & { choices: NewEnquiryChoices }) {
  const { apartments, subjects, agents } = choices
  const { key: _, ...client } = getInputProps(fields.clientId, { type: 'hidden' })
  return (
    <>
      <input {...client} />
      <FormSection title={text.sections.who}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <InputField field={fields.name} {...inputOf(table.name)} autoComplete="off" autoFocus />
          <InputField field={fields.phone} {...inputOf(table.phone)} type="tel" autoComplete="off" />
          <InputField field={fields.email} {...inputOf(table.email)} type="email" autoComplete="off" />
          <ChoiceField field={fields.source} {...choicesOf(table.source)} />
        </div>
      </FormSection>
      <FormSection title={text.sections.what}>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            field={fields.apartmentId}
            label={table.apartmentId.label}
            options={[['', text.notSaid], ...apartments]}
          />
          <ChoiceField
            field={fields.about}
            label={table.about.label}
            options={[['', text.notSaid], ...subjects.map((name) => [name, name] as const)]}
          />
          <TextAreaField
            field={fields.message}
            label={table.message.label}
            maxLength={table.message.rule.max}
            className="sm:col-span-2"
          />
          <ChoiceField
            field={fields.agentId}
            label={table.agentId.label}
            options={[['', text.noAgent], ...agents]}
          />
          <ChoiceField field={fields.language} {...choicesOf(table.language)} />
        </div>
      </FormSection>
    </>
  )
}
