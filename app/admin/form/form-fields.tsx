import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import type { TranslatedField } from '../../../text/admin/translations.ts'
import { control } from '../../ui/control.ts'
import { FieldFrame } from '../../ui/field.tsx'
import { useOptions } from '../frame/use-should-render.ts'
import { TranslationTabs } from '../translations/translation-tabs.tsx'

interface FieldProps {
  field: FieldMetadata<unknown>
  label: string
  hint?: string | undefined
  className?: string | undefined
}

interface TranslatedFieldProps extends FieldProps {
  /** Set for a text that visitors read in their own language. */
  translated?: TranslatedField
}

type Own = 'id' | 'name' | 'form' | 'key' | 'defaultValue' | 'className'

export function InputField({
  field,
  label,
  hint,
  className,
  translated,
  type = 'text',
  value,
  ...input
}: TranslatedFieldProps &
  Omit<ComponentProps<'input'>, Own | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time'
  }) {
  const { key, ...props } = getInputProps(field, {
    type,
    ...describedBy(field, hint),
    value: value === undefined,
  })
  return (
    <Frame {...{ field, label, hint, className, translated, required: input.required }}>
      <input
        key={key}
        {...props}
        {...input}
        {...(value !== undefined && { value })}
        className={control.low}
      />
    </Frame>
  )
}

export function TextAreaField({
  field,
  label,
  hint,
  className,
  translated,
  ...textarea
}: TranslatedFieldProps & Omit<ComponentProps<'textarea'>, Own>) {
  const { key, ...props } = getTextareaProps(field, describedBy(field, hint))
  return (
    <Frame {...{ field, label, hint, className, translated, required: textarea.required }}>
      <textarea
        key={key}
        {...props}
        rows={4}
        {...textarea}
        className={`${control.low} field-sizing-content min-h-28 max-h-96`}
      />
    </Frame>
  )
}

export function ChoiceField({
  field,
  label,
  hint,
  className,
  options,
  ...select
}: FieldProps &
  Omit<ComponentProps<'select'>, Own> & {
    options: (readonly [value: string, label: string, isDisabled?: boolean])[]
  }) {
  const { key, ...props } = getSelectProps(field, describedBy(field, hint))
  return (
    <Frame {...{ field, label, hint, className, required: select.required }}>
      <select key={key} {...props} {...select} className={`${control.low} cursor-pointer pr-9`}>
        {useOptions(options, props.defaultValue).map(([value, text, isDisabled]) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  )
}

export function CheckField({ field, label, className }: FieldProps) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox' })
  return (
    <label className={`flex min-h-10 cursor-pointer items-center gap-2.5 font-semibold ${className ?? ''}`}>
      <input key={key} {...props} className="size-5 accent-sea-700" />
      {label}
    </label>
  )
}

interface FrameProps extends FieldProps {
  translated?: TranslatedField | undefined
  required?: boolean | undefined
  children: ReactNode
}

function Frame({ field, required, translated, ...frame }: FrameProps) {
  const { label } = frame
  return (
    <FieldFrame
      id={field.id}
      errors={field.errors}
      starred={required}
      small
      below={translated && <TranslationTabs field={field} of={translated} label={label} />}
      {...frame}
    />
  )
}

function describedBy(field: FieldMetadata<unknown>, hint: string | undefined) {
  return hint ? { ariaDescribedBy: field.descriptionId } : {}
}
