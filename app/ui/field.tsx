import type { ComponentProps, ReactNode } from 'react'
import { control } from './control.ts'

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

interface FieldFrameProps {
  /** The control's id; the ids of hint and errors are derived from it, as the form library expects. */
  id: string
  label: string
  /** In brackets after the label. */
  remark?: string | undefined
  hint?: string | undefined
  errors?: string[] | undefined
  starred?: boolean | undefined
  /** Makes the label smaller, for forms with many fields. */
  small?: boolean
  className?: string | undefined
  /** Shown below the hint and the errors. */
  below?: ReactNode
  children: ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, remark, hint, errors, starred, small, className, below, children } = props
  return (
    <div className={className}>
      <label htmlFor={id} className={`mb-1 block font-semibold text-sea-900 ${small ? 'text-sm' : ''}`}>
        {label}
        {remark && <span className="ml-1 font-normal text-sea-700">({remark})</span>}
        {starred && (
          <span aria-hidden="true" className="text-sold">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-description`} className="mt-1 text-sm text-sea-700">
          {hint}
        </p>
      )}
      <FieldErrors id={id} errors={errors} />
      {below}
    </div>
  )
}

/** The attributes of an invalid control, for fields without the form library. */
export function faultOf(id: string, errors: string[] | undefined) {
  return errors?.length ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
}

export function FieldErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (!errors?.length) return null
  return (
    <p id={`${id}-error`} className="mt-1 text-sm font-medium text-sold">
      {errors.join('. ')}
    </p>
  )
}
