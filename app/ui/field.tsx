import type { ComponentProps } from 'react'

const control =
  'block min-h-11 w-full rounded-lg border border-sea-200 bg-white px-3 py-2 text-base text-sea-950 aria-invalid:border-sold disabled:bg-sand-100'

interface Labelled {
  label: string
  errors?: string[] | undefined
}

export function TextField({
  label,
  errors,
  id,
  ...input
}: Labelled & ComponentProps<'input'> & { id: string }) {
  const invalid = errors && errors.length > 0
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-sea-900">
        {label}
      </label>
      <input
        id={id}
        className={control}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        {...input}
      />
      {invalid && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-sold">
          {errors.join('. ')}
        </p>
      )}
    </div>
  )
}

export function SelectField({
  label,
  id,
  children,
  ...select
}: Labelled & ComponentProps<'select'> & { id: string }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold text-sea-800">
        {label}
      </label>
      <select id={id} className={`${control} cursor-pointer pr-9`} {...select}>
        {children}
      </select>
    </div>
  )
}
