import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { SelectField } from '../ui/field.tsx'
import { selectedParams, useSyncedControl } from '../ui/filter-controls.tsx'

export interface FilterChoice {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

interface FilterFormProps {
  /** Controls elsewhere on the page belong to the form by its id. */
  id?: string
  choices: readonly FilterChoice[]
  /** What the URL says of each control that takes effect at once; empty where it says nothing. */
  selected: Readonly<Record<string, string>>
  /** The words for no choice. */
  all: string
  /** What else may be in the URL, and stays. */
  others: readonly string[]
  /** Before a choice takes effect. */
  onChosen?: (select: HTMLSelectElement) => void
  /** After the form was sent: whatever holds it may close. */
  onSent?: (() => void) | undefined
  className: string
  choiceClassName: string
  /** What stands after the choices: without scripts, a button that sends the form is needed there. */
  children: ReactNode
}

/**
 * A plain form whose choices live in the URL; with scripts, a choice takes effect at once. What is typed waits for the
 * button or Enter: half of it means something else.
 */
export function FilterForm(props: FilterFormProps) {
  const { id, choices, selected, all, others, onChosen, onSent, className, choiceClassName, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [query] = useSearchParams()
  const submit = useSubmit()
  const apply = () => {
    if (form.current) submit(selectedParams(form.current), { replace: true, preventScrollReset: true })
  }

  // A choice that was made before the scripts arrived takes effect now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on arrival
  useEffect(() => {
    const held = form.current && new FormData(form.current)
    if (held && Object.entries(selected).some(([name, value]) => (held.get(name) ?? '') !== value)) apply()
  }, [])

  return (
    <Form
      ref={form}
      id={id}
      onChange={({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return
        onChosen?.(target)
        apply()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
        onSent?.()
      }}
      className={className}
    >
      {/* All of them always: what means nothing is not in the URL that the page was rendered for. */}
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

function Choice({ name, label, options, all, selected }: FilterChoice & { all: string; selected: string }) {
  const select = useSyncedControl<HTMLSelectElement>(selected)
  return (
    <SelectField ref={select} id={`filter-${name}`} name={name} label={label} defaultValue={selected}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
