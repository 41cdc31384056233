import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { Plus, X } from 'lucide-react'
import { href } from 'react-router'
import { type ClientValues, clientSchema, newClient } from '../../../domain/client/client-fields.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { labelledClientFields as table, clientsText as text } from '../../../text/admin/clients.ts'
import { errors } from '../../../text/admin/errors.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { choicesOf, inputOf } from '../form/table-inputs.ts'
import type { AdminCollection } from '../record/collection.ts'
import type { LabelledAgent } from './agent-choices.ts'

/** The form and its conflicts show the agent by name: `agents` are the names that the loader has read. */
export function clientCollectionWith(agents: readonly LabelledAgent[]): AdminCollection<ClientValues> {
  return {
    name: 'clients',
    schema: clientSchema,
    empty: newClient,
    describe: (values) => ({
      ...describeRecord(table, values),
      agentId: {
        label: table.agentId.label,
        text: agents.find(([id]) => id === values.agentId)?.[1] ?? '',
      },
    }),
    formFields: (fields) => <ClientFormFields {...fields} agents={agents} />,
    list: href('/admin/clients'),
    text: {
      new: text.new,
      edit: text.client,
      gone: text.gone,
      saved: (sent) => text.saved(String(sent.get('name')).trim()),
      deleted: text.deleted,
      failed: { load: errors.load.clients, save: errors.saveClient, delete: errors.deleteClient },
    },
  }
}

const withoutAgents = clientCollectionWith([])

/** For actions and error pages, which show no form. */
export const clientCollection = () => withoutAgents

type FormFieldsProps = Fields<ClientValues> & { agents: readonly LabelledAgent[] }

function ClientFormFields({ form, fields, agents }: FormFieldsProps) {
  return (
    <FormSection title={text.sections.details}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <InputField
          field={fields.name}
          {...inputOf(table.name)}
          autoComplete="off"
          className="sm:col-span-2 xl:col-span-1"
        />
        <ContactLines form={form} field={fields.phones} kind="phones" />
        <ContactLines form={form} field={fields.emails} kind="emails" />
        <ChoiceField field={fields.source} {...choicesOf(table.source)} />
        <ChoiceField field={fields.language} {...choicesOf(table.language)} />
        <ChoiceField
          field={fields.agentId}
          label={table.agentId.label}
          options={[['', text.noAgent], ...agents]}
        />
        <TextAreaField
          field={fields.notes}
          label={table.notes.label}
          hint={text.notesHint}
          className="sm:col-span-2 xl:col-span-1"
        />
      </div>
    </FormSection>
  )
}

interface ContactLinesProps {
  form: FormFieldsProps['form']
  field: FormFieldsProps['fields']['phones']
  kind: 'phones' | 'emails'
}

function ContactLines({ form, field, kind }: ContactLinesProps) {
  const lines = field.getFieldList()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold text-sea-900">{table[kind].label}</legend>
      {lines.length === 0 && <p className="text-sm text-sea-700">{text.noLines[kind]}</p>}
      <ol className="grid gap-2">
        {lines.map((line, index) => (
          <li key={line.key} className="flex items-start gap-1">
            <ContactLine line={line} kind={kind} position={index + 1} />
            <IconButton
              type="submit"
              icon={X}
              label={`${text.remove[kind]} ${index + 1}`}
              {...form.remove.getButtonProps({ name: field.name, index })}
            />
          </li>
        ))}
      </ol>
      <FieldErrors id={field.id} errors={field.errors} />
      <button
        {...form.insert.getButtonProps({ name: field.name, defaultValue: '' })}
        disabled={lines.length >= table[kind].rule.most}
        className={button({ kind: 'secondary', className: 'mt-2 min-h-10 px-3 py-1.5 text-sm' })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text.add[kind]}
      </button>
    </fieldset>
  )
}

interface ContactLineProps {
  line: FieldMetadata<string>
  kind: 'phones' | 'emails'
  position: number
}

function ContactLine({ line, kind, position }: ContactLineProps) {
  const { key, ...props } = getInputProps(line, { type: kind === 'phones' ? 'tel' : 'email' })
  return (
    <div className="min-w-0 flex-1">
      <input
        key={key}
        {...props}
        aria-label={`${text.line[kind]} ${position}`}
        maxLength={table[kind].rule.max}
        autoComplete="off"
        className={control.low}
      />
      <FieldErrors id={line.id} errors={line.errors} />
    </div>
  )
}
