import type { ComponentProps } from 'react'
import { control } from './control.ts'
import { FieldFrame } from './field-frame.tsx'

interface Labelled {
  id: string
  label: string
  remark?: string | undefined
  errors?: string[] | undefined
}

export function TextField({ label, remark, errors, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <FieldFrame id={input.id} label={label} remark={remark} errors={errors}>
      <input className={control.usual} {...describedBy(input.id, errors)} {...input} />
    </FieldFrame>
  )
}

export function TextArea({ label, remark, errors, ...textarea }: Labelled & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={textarea.id} label={label} remark={remark} errors={errors}>
      <textarea className={control.usual} {...describedBy(textarea.id, errors)} {...textarea} />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  remark,
  errors,
  children,
  ...select
}: Labelled & ComponentProps<'select'>) {
  return (
    <FieldFrame id={select.id} label={label} remark={remark} errors={errors}>
      <select
        className={`${control.usual} cursor-pointer pr-9`}
        {...describedBy(select.id, errors)}
        {...select}
      >
        {children}
      </select>
    </FieldFrame>
  )
}

function isWrong(errors: string[] | undefined): boolean {
  return errors !== undefined && errors.length > 0
}

function describedBy(id: string, errors: string[] | undefined) {
  return isWrong(errors) ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
}
