import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useLocation, useSearchParams, useSubmit } from 'react-router'
import { filterText as text } from '../../../text/admin/lists.ts'
import { button } from '../../ui/button.ts'
import { control, decimal } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { selectedParams, useEarlyFilter, useSyncedControl } from '../../ui/filter-controls.tsx'

interface FilterSelect {
  name: string
  label: string
  /** The option „Всички“ is added before these. */
  options: (readonly [value: string, label: string])[]
  selected: string | number | undefined
}

interface Amount {
  name: string
  label: string
  typed: string
  /** The error message for what was typed. */
  wrong?: string | undefined
}

interface ListFiltersProps {
  search: string
  searchHint: string
  choices: FilterSelect[]
  amounts?: Amount[]
  /** Filters of the URL that have no control here, in words. They stay when another filter changes. */
  kept?: { names: readonly string[]; labels: readonly string[] }
  /** The number of matches. */
  children: ReactNode
  /** Links for all matches, such as the export. */
  tools?: ReactNode
  rest?: ExtraSearchParams | undefined
}

/** For a screen whose URL has other parameters beside its filters. */
export interface ExtraSearchParams {
  /** URL parameters that stay when a filter changes. */
  keep: readonly string[]
  /** The URL without filters. */
  clear: string
}

const typingPause = 300
const label = 'mb-1 block text-sm font-semibold text-sea-900'
/** URL parameters that stay when a filter of a list changes. */
const others = ['sort', 'dir']

/**
 * The filters of a list, which the URL holds. With JavaScript they apply at once, and the browser's Back reverts each of
 * them; the letters of one search make one history entry.
 */
export function ListFilters(props: ListFiltersProps) {
  const { search, searchHint, choices, amounts = [], kept, children, tools, rest } = props
  const form = useRef<HTMLFormElement>(null)
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const { apply, applySoon } = useApply(form)
  useEarlyFilter(form, apply)
  const typed = useSyncedControl<HTMLInputElement>(search)
  const names = [...[...choices, ...amounts].map(({ name }) => name), ...(kept?.names ?? [])]
  const isFiltered = search !== '' || names.some((name) => query.has(name))
  return (
    <Form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="mb-3 flex flex-wrap items-start gap-x-2 gap-y-3"
    >
      {[...(rest?.keep ?? others), ...(kept?.names ?? [])].map((name) =>
        query
          .getAll(name)
          .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <div className="min-w-[min(100%,11rem)] max-w-md flex-1 basis-44">
        <label htmlFor="q" className={label}>
          {text.search}
        </label>
        <input
          ref={typed}
          id="q"
          type="search"
          name="q"
          defaultValue={search}
          placeholder={searchHint}
          title={searchHint}
          maxLength={100}
          onChange={applySoon}
          className={control.low}
        />
      </div>
      {choices.map((choice) => (
        <ChoiceFilter key={choice.name} {...choice} onChange={apply} />
      ))}
      {amounts.map((amount) => (
        <AmountFilter key={amount.name} {...amount} onChange={apply} />
      ))}
      <noscript>
        <button type="submit" className={button({ kind: 'secondary', className: 'mt-6' })}>
          {text.apply}
        </button>
      </noscript>
      <div className="flex w-full flex-wrap items-center gap-x-4">
        <p aria-live="polite" className="min-h-6 text-sm font-semibold text-sea-800">
          {children}
          {kept && kept.labels.length > 0 && ` (${kept.labels.join(' · ')})`}
        </p>
        {isFiltered && (
          <Link
            to={rest?.clear ?? pathname}
            preventScrollReset
            className="text-sm font-semibold text-sea-700 underline"
          >
            {text.clear}
          </Link>
        )}
        {tools}
      </div>
    </Form>
  )
}

function ChoiceFilter({
  name,
  label: labelText,
  options,
  selected = '',
  onChange,
}: FilterSelect & { onChange(): void }) {
  const select = useSyncedControl<HTMLSelectElement>(String(selected))
  return (
    <div className="max-w-[min(10.5rem,100%)]">
      <label htmlFor={`filter-${name}`} className={label}>
        {labelText}
      </label>
      <select
        ref={select}
        id={`filter-${name}`}
        name={name}
        defaultValue={selected}
        onChange={onChange}
        className={`${control.low} max-w-full cursor-pointer pr-9 pointer-coarse:min-h-11`}
      >
        <option value="">{text.all}</option>
        {options.map(([value, labelText]) => (
          <option key={value} value={value}>
            {labelText}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Applies on Enter or blur, not while typing: the first digits of a number would be another filter. */
function AmountFilter({ name, label: labelText, typed, wrong, onChange }: Amount & { onChange(): void }) {
  const input = useSyncedControl<HTMLInputElement>(typed)
  const id = `filter-${name}`
  return (
    <div className="w-26">
      <label htmlFor={id} className={label}>
        {labelText}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        {...decimal}
        defaultValue={typed}
        onBlur={({ currentTarget: { value } }) => value.trim() !== typed && onChange()}
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        className={`${control.low} pointer-coarse:min-h-11`}
      />
      <FieldErrors id={id} errors={wrong ? [wrong] : []} />
    </div>
  )
}

function useApply(form: React.RefObject<HTMLFormElement | null>) {
  const submit = useSubmit()
  const [query] = useSearchParams()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const send = (replace: boolean) => {
    clearTimeout(pause.current)
    if (form.current) submit(selectedParams(form.current), { replace, preventScrollReset: true })
  }
  return {
    apply: () => send(false),
    applySoon: () => {
      clearTimeout(pause.current)
      pause.current = setTimeout(() => send(query.has('q')), typingPause)
    },
  }
}
