import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { SelectField } from '../ui/field.tsx'
import { selectedParams, useEarlyFilter, useSyncedControl } from '../ui/filter-controls.tsx'
import { useWrittenLineLanguage } from '../written.tsx'

export interface SelectFilter {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

interface FilterFormProps {
  /** Lets controls outside of the form belong to it by their `form` attribute. */
  id?: string
  choices: readonly SelectFilter[]
  /** The value of each control in the URL, empty where there is none; several are separated by spaces. */
  selected: Readonly<Record<string, string>>
  /** The label of the option that turns a filter off. */
  all: string
  /** Other URL parameters that the form must preserve. */
  others: readonly string[]
  /** Called before a selection is applied. */
  onSelect?: (control: HTMLSelectElement | HTMLInputElement) => void
  /** Called while a handle of a range is moved. What it leads to is applied when it rests. */
  onSlide?: (handle: HTMLInputElement) => Promise<void>
  /** Called after the form was submitted. */
  onSent?: (() => void) | undefined
  className: string
  choiceClassName: string
  /** Rendered after the selects; must contain a submit button for browsers without scripts. */
  children: ReactNode
}

/** In milliseconds. */
const restOfHandle = 250

/**
 * A plain GET form. With scripts a selection is applied at once, while typed values wait until the field is left, or
 * for the button or Enter, because a half-typed number means something else.
 */
export function FilterForm(props: FilterFormProps) {
  const { id, choices, selected, all, others, onSelect, onSlide, onSent } = props
  const { className, choiceClassName, children } = props
  const form = useRef<HTMLFormElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [query] = useSearchParams()
  const submit = useSubmit()
  const apply = () => {
    clearTimeout(rest.current)
    if (form.current) submit(selectedParams(form.current), { replace: true, preventScrollReset: true })
  }
  const applyAtRest = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(apply, restOfHandle)
  }
  useEffect(() => () => clearTimeout(rest.current), [])

  useEarlyFilter(form, apply)

  return (
    <Form
      ref={form}
      id={id}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'range') {
          void onSlide?.(target).then(applyAtRest)
          return
        }
        const isTyped = target instanceof HTMLInputElement && target.type !== 'checkbox'
        if (isTyped || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
        onSelect?.(target)
        apply()
      }}
      onBlur={({ target }) => {
        if (
          target instanceof HTMLInputElement &&
          target.type === 'text' &&
          target.value !== target.defaultValue
        )
          apply()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
        onSent?.()
      }}
      className={className}
    >
      {/* All of them are rendered always: the server renders the page without unknown parameters, so the browser
          may have more of them. */}
      {others.map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={query.get(name) ?? ''}
          disabled={!query.has(name)}
        />
      ))}
      {choices.map((choice) => (
        <div key={choice.name} className={choiceClassName}>
          <Choice {...choice} all={all} selected={selected[choice.name] ?? ''} />
        </div>
      ))}
      {children}
    </Form>
  )
}

function Choice({ name, label, options, all, selected }: SelectFilter & { all: string; selected: string }) {
  const select = useSyncedControl<HTMLSelectElement>(selected)
  const languageOf = useWrittenLineLanguage()
  return (
    <SelectField ref={select} id={`filter-${name}`} name={name} label={label} defaultValue={selected}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value} lang={languageOf(text)}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
