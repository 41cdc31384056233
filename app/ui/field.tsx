import type { ComponentProps, ReactNode } from 'react'
import { control } from './control.ts'

interface Labelled {
  id: string
  label: string
  hint?: string | undefined
  errors?: string[] | undefined
}

export function TextField({ label, hint, errors, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} hint={hint} errors={errors}>
      <input className={control.usual} {...describedBy(input.id, errors)} {...input} />
    </Field>
  )
}

export function TextArea({ label, hint, errors, ...textarea }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field id={textarea.id} label={label} hint={hint} errors={errors}>
      <textarea className={control.usual} {...describedBy(textarea.id, errors)} {...textarea} />
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  errors,
  children,
  ...select
}: Labelled & ComponentProps<'select'>) {
  return (
    <Field id={select.id} label={label} hint={hint} errors={errors}>
      <select
        className={`${control.usual} cursor-pointer pr-9`}
        {...describedBy(select.id, errors)}
        {...select}
      >
        {children}
      </select>
    </Field>
  )
}

/** A label above its control, and below it what is wrong with what was entered. */
function Field({ id, label, hint, errors, children }: Labelled & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-sea-900">
        {label}
        {hint && <span className="ml-1 font-normal text-sea-700">({hint})</span>}
      </label>
      {children}
      {isWrong(errors) && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-sold">
          {errors?.join('. ')}
        </p>
      )}
    </div>
  )
}

function isWrong(errors: string[] | undefined): boolean {
  return errors !== undefined && errors.length > 0
}

function describedBy(id: string, errors: string[] | undefined) {
  return isWrong(errors) ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
}
