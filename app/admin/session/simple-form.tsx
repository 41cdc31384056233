import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import { button } from '../../ui/button.ts'
import { TextField } from '../../ui/field.tsx'
import { parseForm } from '../form/parse-form.ts'

interface SimpleField {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  remark?: string
  inputMode?: 'text' | 'numeric'
}

interface SimpleFormProps {
  /** Unique on the page. With `isOneOfSeveral`, the form is sent to `?change=` with this id. */
  id: string
  schema: z.ZodType<Record<string, unknown>>
  fields: SimpleField[]
  submit: string
  kind?: 'primary' | 'secondary' | 'danger'
  lastResult?: SubmissionResult | null | undefined
  defaultValue?: Record<string, string>
  /** Whether the first field gets the focus, on pages with nothing else to do. */
  takesFocus?: boolean
  isOneOfSeveral?: boolean
  children?: ReactNode
}

/**
 * A form with a few text fields and a button, with error messages at their fields. With scripts, it is
 * validated before it is sent.
 */
export function SimpleForm(props: SimpleFormProps) {
  const { id, schema, submit, kind = 'primary', lastResult, defaultValue, isOneOfSeveral, children } = props
  const { formData, state } = useNavigation()
  const isBusy = state !== 'idle' && formData !== undefined
  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    lastResult: lastResult ?? null,
    defaultValue,
    onValidate: ({ formData }) => parseForm(formData, schema),
    shouldRevalidate: 'onInput',
  })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (props.takesFocus) element.current?.querySelector('input')?.focus()
  }, [props.takesFocus])
  return (
    <Form
      ref={element}
      method="post"
      {...getFormProps(form)}
      {...(isOneOfSeveral && { action: `?change=${id}` })}
      className="grid gap-4"
    >
      {form.errors && !isBusy && (
        <p role="alert" className="rounded-lg bg-sold-soft p-4 font-medium text-sold">
          {form.errors.join(' ')}
        </p>
      )}
      {props.fields.map(({ name, type = 'text', ...field }) => {
        const meta = fields[name]
        if (!meta) return null
        const { key: _, ...input } = getInputProps(meta, { type })
        return <TextField key={name} {...field} errors={meta.errors} {...input} readOnly={isBusy} />
      })}
      {children}
      <button type="submit" disabled={isBusy} className={button({ kind, className: 'justify-self-start' })}>
        {submit}
      </button>
    </Form>
  )
}
