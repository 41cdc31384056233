import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import {
  type NumberKind,
  readNumber,
  writeInitial,
  writeNumber,
} from '../../../domain/formats/read-number.ts'
import { spinNumber } from '../../../domain/formats/spin-number.ts'
import { control } from '../../ui/control.ts'
import { FieldFrame } from '../../ui/field.tsx'

export interface NumberLimits {
  kind: NumberKind
  required: boolean
  min: number
  max?: number
  step: number
  /** Formats the parsed number, which is shown below the field. */
  format?(value: number): string | undefined
}

interface NumberFieldProps {
  field: FieldMetadata<unknown>
  label: string
  limits: NumberLimits
  hint?: string | undefined
  /** Usual values, as buttons. */
  offers?: readonly (readonly [value: number, label: string])[]
  onTyped?: () => void
}

/**
 * A number in a text input: `type="number"` takes no comma in a browser whose language is not Bulgarian, and changes
 * when somebody scrolls over it. The arrow keys change the number by a step, as they do in `type="number"`.
 */
export function NumberField({ field, label, limits, hint, offers = [], onTyped }: NumberFieldProps) {
  const { kind, required, step, format } = limits
  const first = writeInitial(field.initialValue, kind)
  const [typed, setTyped] = useState(first)
  const input = useRef<HTMLInputElement>(null)
  const number = readNumber(typed, kind)
  const understood = (number !== undefined && format?.(number)) || undefined
  const understoodId = `${field.id}-understood`
  const described = [understood && understoodId, hint && field.descriptionId].filter(Boolean).join(' ')
  const { key, ...props } = getInputProps(field, {
    type: 'text',
    ...(described && { ariaDescribedBy: described }),
  })
  return (
    <FieldFrame id={field.id} label={label} hint={hint} errors={field.errors} starred={required} small>
      <input
        key={key}
        {...props}
        defaultValue={first}
        required={required}
        inputMode={Number.isInteger(step) && kind === 'amount' && !format ? 'numeric' : 'decimal'}
        autoComplete="off"
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onTyped?.()
        }}
        onKeyDown={(event) => spin(event, limits)}
        ref={input}
        className={control.low}
      />
      {format && (
        <p id={understoodId} className="mt-0.5 min-h-5 text-sm text-sea-700 tabular-nums">
          {understood && `= ${understood}`}
        </p>
      )}
      {offers.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-1">
          {offers.map(([value, offer]) => (
            <button
              key={value}
              type="button"
              aria-pressed={number === value}
              onClick={() => input.current && write(input.current, value, kind)}
              className="min-h-8 cursor-pointer rounded-full border border-sea-200 px-3 text-sm font-semibold text-sea-800 hover:border-sea-500 aria-pressed:bg-sea-100 pointer-coarse:min-h-11"
            >
              {offer}
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

function spin(event: KeyboardEvent<HTMLInputElement>, { kind, ...range }: NumberLimits): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: input } = event
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || altKey || ctrlKey || metaKey || shiftKey) return
  const value = readNumber(input.value === '' ? '0' : input.value, kind)
  if (value === undefined) return
  event.preventDefault()
  write(input, spinNumber(value, key === 'ArrowUp' ? 1 : -1, range), kind)
}

/** Dispatches an input event, so that the form validates the new value. */
function write(input: HTMLInputElement, value: number, kind: NumberKind): void {
  input.value = writeNumber(value, kind)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
