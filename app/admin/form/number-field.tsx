import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { type KeyboardEvent, useState } from 'react'
import { type NumberKind, readNumber, writeNumber } from '../../../domain/formats/read-number.ts'
import { spinNumber } from '../../../domain/formats/spin-number.ts'
import { control } from '../../ui/control.ts'
import { FieldFrame } from '../../ui/field-frame.tsx'

export interface NumberLimits {
  kind: NumberKind
  required: boolean
  min: number
  max?: number
  step: number
  /** What was understood, beside the field; nothing to say of some numbers. */
  words?(value: number): string | undefined
}

interface NumberFieldProps {
  field: FieldMetadata<unknown>
  label: string
  limits: NumberLimits
  hint?: string | undefined
  /** Of a list of usual values, which may be offered beside it. */
  list?: string | undefined
}

/**
 * A number as people write it. A text field, because a browser's own number field takes no comma when its language is
 * another, and changes when the wheel is turned over it; arrow keys go by step as there.
 */
export function NumberField({ field, label, limits, hint, list }: NumberFieldProps) {
  const { kind, required, step, words } = limits
  const first = inWriting(field.initialValue)
  const [typed, setTyped] = useState(first)
  const meant = readNumber(typed, kind)
  const understood = (meant !== undefined && words?.(meant)) || undefined
  const understoodId = `${field.id}-understood`
  const described = [understood && understoodId, hint && field.descriptionId].filter(Boolean).join(' ')
  const { key, ...props } = getInputProps(field, {
    type: 'text',
    ...(described && { ariaDescribedBy: described }),
  })
  return (
    <FieldFrame
      id={field.id}
      label={label}
      hint={hint}
      errors={field.errors}
      starred={required}
      small
      beside={understood && <span id={understoodId}>{understood}</span>}
    >
      <input
        key={key}
        {...props}
        defaultValue={first}
        required={required}
        inputMode={Number.isInteger(step) && kind === 'amount' && !words ? 'numeric' : 'decimal'}
        autoComplete="off"
        list={list}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => spin(event, limits)}
        className={control.low}
      />
    </FieldFrame>
  )
}

/** A stored number has a dot; what was typed and refused comes back as it was. */
function inWriting(initial: unknown): string {
  const text = typeof initial === 'string' ? initial : ''
  return text !== '' && String(Number(text)) === text ? writeNumber(Number(text)) : text
}

function spin(event: KeyboardEvent<HTMLInputElement>, { kind, ...range }: NumberLimits): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: input } = event
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || altKey || ctrlKey || metaKey || shiftKey) return
  const value = readNumber(input.value === '' ? '0' : input.value, kind)
  if (value === undefined) return
  event.preventDefault()
  input.value = writeNumber(spinNumber(value, key === 'ArrowUp' ? 1 : -1, range))
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
