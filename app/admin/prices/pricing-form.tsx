import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { floorLabel, floorsOf } from '../../../domain/building/building.ts'
import { exposures } from '../../../domain/building/exposure.ts'
import { type ParsedPricing, pricingFields } from '../../../domain/prices/parse-pricing.ts'
import { type PricedKind, roundings, ruleNames } from '../../../domain/prices/price-rule.ts'
import { pricesText as text } from '../../../text/admin/prices.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { useBuilding } from '../../building.ts'
import { button } from '../../ui/button.ts'
import { control, decimal } from '../../ui/control.ts'
import { FieldFrame } from '../../ui/field.tsx'
import { selectedParams, useEarlyFilter } from '../../ui/filter-controls.tsx'

/** The parameters that this form sets; it keeps all others. */
export const ruleFields: readonly string[] = [...pricingFields, ...exposures]

interface PricingFormProps {
  kind: PricedKind
  query: URLSearchParams
  parsed: ParsedPricing
  /** Called on input, when the table's prices no longer match the typed rule. */
  onTyping(): void
}

const typingPause = 350
const select = `${control.low} cursor-pointer pr-9 pointer-coarse:min-h-11`

/** The rule by which prices change. The URL holds it; with JavaScript the new prices show while somebody types. */
export function PricingForm({ kind, query, parsed, onTyping }: PricingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const { by, rounding, withSold } = parsed

  const show = () => {
    clearTimeout(pause.current)
    if (form.current) submit(selectedParams(form.current), { replace: true, preventScrollReset: true })
  }
  useEarlyFilter(form, show)
  const showSoon = () => {
    onTyping()
    clearTimeout(pause.current)
    pause.current = setTimeout(show, typingPause)
  }

  return (
    <Form
      ref={form}
      // Another rule remounts the form, because an amount of one rule means nothing to another.
      key={`${kind} ${by}`}
      aria-label={text.rule}
      onInput={showSoon}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
      className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-3"
    >
      {[...query].map(
        ([name, value]) =>
          !ruleFields.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <FieldFrame id="by" label={text.by} small>
        <select
          id="by"
          name="by"
          defaultValue={by}
          className={select}
          onInput={() => {
            for (const input of form.current?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])
              input.value = ''
          }}
        >
          {ruleNames[kind].map((name) => (
            <option key={name} value={name}>
              {text.rules[name]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <RuleFields query={query} parsed={parsed} />
      <FieldFrame id="round" label={text.rounding} small>
        <select id="round" name="round" defaultValue={rounding} className={select}>
          {roundings[kind].map((step) => (
            <option key={step} value={step}>
              {text.roundTo(step)}
            </option>
          ))}
        </select>
      </FieldFrame>
      <label className="mt-6 flex min-h-10 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          name="withSold"
          value="1"
          defaultChecked={withSold}
          className="size-5 accent-sea-700"
        />
        {text.withSold}
      </label>
      <noscript>
        <button type="submit" className={button({ kind: 'secondary', className: 'mt-6' })}>
          {text.show}
        </button>
      </noscript>
    </Form>
  )
}

function RuleFields({ query, parsed: { by, above, wrong } }: Pick<PricingFormProps, 'query' | 'parsed'>) {
  const building = useBuilding()
  if (by === 'exposure')
    return (
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {exposures.map((name) => (
          <ChangeField
            key={name}
            {...{ name, query, wrong }}
            unit="percent"
            label={text.percentOf(labels.exposure[name])}
          />
        ))}
      </div>
    )
  return (
    <>
      <ChangeField
        name="value"
        unit={by === 'percent' ? 'percent' : 'euros'}
        {...{ query, wrong }}
        {...text.values[by]}
        isFirst
      />
      {by === 'floor' && (
        <FieldFrame id="above" label={text.above} small>
          <select id="above" name="above" defaultValue={above} className={select}>
            {floorsOf(building)
              .slice(0, -1)
              .map((floor) => (
                <option key={floor} value={floor}>
                  {floorLabel(building, { floor })}
                </option>
              ))}
          </select>
        </FieldFrame>
      )}
    </>
  )
}

interface ChangeFieldProps {
  name: string
  unit: 'percent' | 'euros'
  label: string
  hint?: string
  placeholder?: string
  query: URLSearchParams
  wrong: string[]
  isFirst?: boolean
}

/** A text input, because people type signs and decimal commas. */
function ChangeField({ name, unit, label, hint, placeholder, query, wrong, isFirst }: ChangeFieldProps) {
  const isWrong = wrong.includes(name)
  const about = [hint && `${name}-description`, isWrong && `${name}-error`].filter(Boolean).join(' ')
  return (
    <FieldFrame
      id={name}
      label={label}
      hint={hint}
      errors={isWrong ? [text.wrongNumber[unit]] : []}
      small
      className="w-36"
    >
      <input
        id={name}
        name={name}
        {...decimal}
        placeholder={placeholder}
        // biome-ignore lint/a11y/noAutofocus: people open this page to type this number
        autoFocus={isFirst}
        defaultValue={query.get(name) ?? ''}
        aria-invalid={isWrong}
        aria-describedby={about || undefined}
        className={`${control.low} pointer-coarse:min-h-11`}
      />
    </FieldFrame>
  )
}
