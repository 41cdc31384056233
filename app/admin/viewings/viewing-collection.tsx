import { getInputProps } from '@conform-to/react'
import { href } from 'react-router'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { newViewing, type ViewingValues } from '../../../domain/viewing/viewing.ts'
import { viewingSchema } from '../../../domain/viewing/viewing-schema.ts'
import { errors } from '../../../text/admin/errors.ts'
import { labelledViewingFields as table, viewingsText as text } from '../../../text/admin/viewings.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { choicesOf, inputOf, numberInputOf } from '../form/table-inputs.ts'
import type { AdminCollection } from '../record/collection.ts'

type Choice = readonly [id: string, label: string, isDisabled?: boolean]

export interface ViewingChoices {
  agents: readonly Choice[]
  apartments: readonly Choice[]
  canMail: boolean
}

/** The form and its conflicts show agents and apartments by name: `choices` are the names that the loader has read. */
export function viewingCollectionWith(choices: ViewingChoices): AdminCollection<ViewingValues> {
  return {
    name: 'viewings',
    schema: viewingSchema,
    empty: newViewing,
    describe: (values) => ({
      ...describeRecord(table, values),
      agentId: { label: table.agentId.label, text: labelOf(choices.agents, values.agentId) },
      apartmentId: { label: table.apartmentId.label, text: labelOf(choices.apartments, values.apartmentId) },
    }),
    formFields: (fields) => <ViewingFormFields {...fields} choices={choices} />,
    list: href('/admin/viewings'),
    text: {
      new: text.new,
      edit: text.edit,
      gone: text.gone,
      saved: (sent) => text.saved(String(sent.get('name')).trim()),
      deleted: text.deleted,
      deleteWarning: text.deleteWarning,
      failed: { load: errors.load.viewings, save: text.save, delete: text.delete },
    },
  }
}

const withoutChoices = viewingCollectionWith({ agents: [], apartments: [], canMail: true })

/** For actions and error pages, which show no form. */
export const viewingCollection = () => withoutChoices

function labelOf(choices: readonly Choice[], id: string | null): string {
  return choices.find(([known]) => known === id)?.[1] ?? ''
}

function ViewingFormFields({ fields, choices }: Fields<ViewingValues> & { choices: ViewingChoices }) {
  const { agents, apartments, canMail } = choices
  const { key: _, ...enquiry } = getInputProps(fields.enquiryId, { type: 'hidden' })
  return (
    <>
      <input {...enquiry} />
      <FormSection title={text.sections.when}>
        <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
          <InputField field={fields.day} label={table.day.label} type="date" required />
          <InputField field={fields.time} {...inputOf(table.time)} type="time" />
          <NumberField field={fields.minutes} {...numberInputOf(table.minutes)} />
          <ChoiceField
            field={fields.agentId}
            label={table.agentId.label}
            options={[['', text.chooseAgent], ...agents]}
            required
          />
        </div>
      </FormSection>
      <FormSection title={text.sections.where}>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            field={fields.apartmentId}
            label={table.apartmentId.label}
            options={[['', text.elsewhere], ...apartments]}
          />
          <InputField
            field={fields.place}
            {...inputOf(table.place)}
            hint={text.hints.place}
            autoComplete="off"
          />
        </div>
      </FormSection>
      <FormSection title={text.sections.who}>
        <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
          <InputField field={fields.name} {...inputOf(table.name)} autoComplete="off" />
          <InputField field={fields.phone} {...inputOf(table.phone)} type="tel" autoComplete="off" />
          <InputField
            field={fields.email}
            {...inputOf(table.email)}
            type="email"
            hint={canMail ? text.hints.email : text.noMail}
            autoComplete="off"
          />
          <ChoiceField field={fields.language} {...choicesOf(table.language)} />
          <CheckField
            field={fields.isMailed}
            label={text.isMailed}
            className="sm:col-span-2 2xl:col-span-4"
          />
          <TextAreaField
            field={fields.notes}
            label={table.notes.label}
            hint={text.hints.notes}
            maxLength={table.notes.rule.max}
            className="sm:col-span-2 2xl:col-span-4"
          />
        </div>
      </FormSection>
    </>
  )
}
