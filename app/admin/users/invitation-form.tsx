import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { invitationSchema } from '../../../domain/people/people-schemas.ts'
import { roles } from '../../../domain/people/role.ts'
import { peopleText } from '../../text/admin/people.ts'
import { button } from '../../ui/button.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormSection } from '../form/form-section.tsx'

const text = peopleText.invite

export function InvitationForm({ refused }: { refused: SubmissionResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const [form, fields] = useForm({
    id: 'invite',
    lastResult: refused ?? null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: invitationSchema }),
    shouldRevalidate: 'onInput',
  })
  const { key: _name, ...name } = getInputProps(fields.name, { type: 'text' })
  const { key: _email, ...email } = getInputProps(fields.email, { type: 'email' })
  return (
    <FormSection title={text.title}>
      <Form method="post" {...getFormProps(form)} className="grid gap-4 md:grid-cols-2">
        {form.errors && (
          <p role="alert" className="rounded-lg bg-sold-soft p-4 font-medium text-sold md:col-span-2">
            {form.errors.join(' ')}
          </p>
        )}
        <TextField label={text.name} errors={fields.name.errors} {...name} autoComplete="off" />
        <TextField label={text.email} errors={fields.email.errors} {...email} autoComplete="off" />
        <div className="md:col-span-2">
          <SelectField
            label={text.role}
            errors={fields.role.errors}
            id={fields.role.id}
            name={fields.role.name}
            defaultValue="agent"
          >
            {roles.toReversed().map((role) => (
              <option key={role} value={role}>
                {text.roles[role]}
              </option>
            ))}
          </SelectField>
        </div>
        <button type="submit" disabled={isBusy} className={button({ className: 'justify-self-start' })}>
          {text.submit}
        </button>
      </Form>
    </FormSection>
  )
}
