import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import { getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { writeInitial } from '../../../domain/formats/read-number.ts'
import { lineListText as text } from '../../../text/admin/lists.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOptions } from '../frame/use-should-render.ts'

interface LineListProps<Fields> {
  // biome-ignore lint/suspicious/noExplicitAny: the buttons of a list need no values of the form
  form: Pick<FormMetadata<any>, 'insert' | 'remove' | 'reorder'>
  field: ListMetadata<Fields>
  /** Names one line for screen readers: „Вход“. */
  name: string
  add: string
  none: string
  most: number
  children(fields: Fields, position: number): ReactNode
}

/**
 * What is needed of the metadata of a list: the form library's own type does not resolve for a type parameter. What a
 * line consists of follows from the list that is passed.
 */
interface ListMetadata<Fields> extends Pick<FieldMetadata<unknown[]>, 'id' | 'name' | 'errors'> {
  getFieldList(): (Pick<FieldMetadata, 'key' | 'value'> & { getFieldset(): Fields })[]
}

/** A list of lines with several fields each. Its buttons add, move and remove lines, also without scripts. */
export function LineList<Fields>(props: LineListProps<Fields>) {
  const { form, field, name, add, none, most, children } = props
  const lines = field.getFieldList()
  const move = (from: number, to: number) => form.reorder.getButtonProps({ name: field.name, from, to })
  return (
    <div>
      {lines.length === 0 && <p className="text-sm text-sea-700">{none}</p>}
      <ol className="grid gap-3">
        {lines.map((line, index) => {
          const label = `${name} ${index + 1}`
          return (
            <li
              key={line.key}
              aria-label={label}
              className="flex flex-wrap items-end gap-2 rounded-lg border border-sand-200 p-3 sm:border-0 sm:p-0"
            >
              {children(line.getFieldset(), index + 1)}
              <span className="ml-auto flex gap-1 sm:ml-0">
                <IconButton
                  type="submit"
                  icon={ArrowUp}
                  label={text.moveUp(label)}
                  disabled={index === 0}
                  {...move(index, index - 1)}
                />
                <IconButton
                  type="submit"
                  icon={ArrowDown}
                  label={text.moveDown(label)}
                  disabled={index === lines.length - 1}
                  {...move(index, index + 1)}
                />
                <IconButton
                  type="submit"
                  icon={X}
                  label={text.remove(label, typedName(line))}
                  {...form.remove.getButtonProps({ name: field.name, index })}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <FieldErrors id={field.id} errors={field.errors} />
      <button
        {...form.insert.getButtonProps({ name: field.name })}
        disabled={lines.length >= most}
        className={button({ kind: 'secondary', className: 'mt-3 min-h-10 px-3 py-1.5 text-sm' })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {add}
      </button>
    </div>
  )
}

/** What the field „Име“ of a line holds; empty for lines without one. */
function typedName(line: { value?: unknown }): string {
  const { value } = line
  if (typeof value !== 'object' || value === null || !('name' in value)) return ''
  return typeof value.name === 'string' ? value.name.trim() : ''
}

interface LineInputProps
  extends Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly'> {
  field: FieldMetadata<unknown>
  label: string
  type?: 'text' | 'date'
  /** The width of the field on a wide screen. */
  className?: string
}

/** One field of a line, with a short label above it. */
export function LineInput({ field, label, type = 'text', className = 'w-24', ...input }: LineInputProps) {
  const { key, ...props } = getInputProps(field, { type })
  return (
    <LineField field={field} label={label} className={className}>
      <input
        key={key}
        {...props}
        {...(input.inputMode === 'decimal' && { defaultValue: writeInitial(field.initialValue, 'amount') })}
        {...input}
        className={control.low}
      />
    </LineField>
  )
}

interface LineTextAreaProps extends Pick<ComponentProps<'textarea'>, 'maxLength' | 'rows'> {
  field: FieldMetadata<unknown>
  label: string
  className?: string
}

export function LineTextArea({ field, label, className = 'w-full', ...textarea }: LineTextAreaProps) {
  const { key, ...props } = getTextareaProps(field)
  return (
    <LineField field={field} label={label} className={className}>
      <textarea
        key={key}
        {...props}
        {...textarea}
        className={`${control.low} field-sizing-content min-h-28`}
      />
    </LineField>
  )
}

interface LineSelectProps {
  field: FieldMetadata<unknown>
  label: string
  className?: string
  options: (readonly [value: string, label: string])[]
}

export function LineSelect({ field, label, className = 'w-44', options }: LineSelectProps) {
  const { key, ...props } = getSelectProps(field)
  return (
    <LineField field={field} label={label} className={className}>
      <select key={key} {...props} className={`${control.low} cursor-pointer pr-9`}>
        {useOptions(options, props.defaultValue).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </LineField>
  )
}

export function LineCheck({ field, label }: { field: FieldMetadata<unknown>; label: string }) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox' })
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
      <input key={key} {...props} className="size-5 accent-sea-700" />
      {label}
    </label>
  )
}

/** Keeps a value that the line needs and nobody types, such as its id. */
export function LineHidden({ field }: { field: FieldMetadata<unknown> }) {
  const { key, ...props } = getInputProps(field, { type: 'hidden' })
  return <input key={key} {...props} />
}

interface LineFieldProps {
  field: FieldMetadata<unknown>
  label: string
  className: string
  children: ReactNode
}

function LineField({ field, label, className, children }: LineFieldProps) {
  return (
    <div className={`min-w-0 max-sm:flex-1 max-sm:basis-28 ${className}`}>
      <label htmlFor={field.id} className="mb-1 block text-sm font-semibold text-sea-900">
        {label}
      </label>
      {children}
      <FieldErrors id={field.id} errors={field.errors} />
    </div>
  )
}
