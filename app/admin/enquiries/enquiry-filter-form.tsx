import { type RefObject, useEffect, useRef } from 'react'
import { Form, href, useSubmit } from 'react-router'
import { type EnquiryFilters, enquiryStates } from '../../../domain/enquiry/enquiry.ts'
import { enquiriesText as text } from '../../text/office/enquiries.ts'
import { chosenOnly } from '../../ui/chosen-only.ts'
import { FilterButtons } from '../../ui/filter-buttons.tsx'

const typingPause = 300
const control = 'min-h-10 rounded-lg border border-sea-200 bg-white px-3 py-1.5'
const label = 'mb-1 block text-sm font-semibold text-sea-800'

interface EnquiryFilterFormProps {
  filters: EnquiryFilters
  /** The apartments that somebody has asked about. */
  askedNumbers: string[]
}

/** Search and state live in the URL; results follow the typing, and without scripts the button. */
export function EnquiryFilterForm({ filters, askedNumbers }: EnquiryFilterFormProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  useFollowing(filters, form, () => pause.current === undefined)

  const apply = (wait: number) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
      if (form.current)
        submit(chosenOnly(form.current), {
          action: href('/admin/contacts'),
          replace: true,
          preventScrollReset: true,
        })
    }, wait)
  }

  return (
    <Form
      ref={form}
      role="search"
      action={href('/admin/contacts')}
      onSubmit={(event) => {
        event.preventDefault()
        apply(0)
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-48 flex-1 basis-64 lg:max-w-xl">
        <label htmlFor="q" className={label}>
          {text.search}
        </label>
        <input
          id="q"
          type="search"
          name="q"
          defaultValue={filters.search}
          placeholder={text.searchPlaceholder}
          maxLength={200}
          onChange={() => apply(typingPause)}
          className={`${control} w-full`}
        />
      </div>
      <div>
        <label htmlFor="filter" className={label}>
          {text.filter}
        </label>
        <select
          id="filter"
          name="filter"
          defaultValue={filters.state}
          onChange={() => apply(0)}
          className={`${control} cursor-pointer pr-9`}
        >
          {enquiryStates.map((state) => (
            <option key={state} value={state}>
              {text.states[state]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="apartment" className={label}>
          {text.apartmentFilter}
        </label>
        <select
          id="apartment"
          name="apartment"
          defaultValue={filters.apartment ?? ''}
          onChange={() => apply(0)}
          className={`${control} cursor-pointer pr-9`}
        >
          <option value="">{text.anyApartment}</option>
          {offeredNumbers(askedNumbers, filters.apartment).map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </div>
      <FilterButtons clear={isFiltered(filters) && href('/admin/contacts')} words={text} />
    </Form>
  )
}

function isFiltered({ search, state, apartment }: EnquiryFilters): boolean {
  return search !== '' || state !== 'all' || apartment !== undefined
}

/** An apartment that is in the address may have no enquiry any more. */
function offeredNumbers(asked: string[], chosen: string | undefined): string[] {
  return chosen === undefined || asked.includes(chosen) ? asked : [chosen, ...asked]
}

/**
 * Another address (the sidebar, the way back) shows in the controls too; not while somebody types, who is further
 * than the address. The controls stay the same, so that none of them loses the focus.
 */
function useFollowing(
  { search, state, apartment = '' }: EnquiryFilters,
  form: RefObject<HTMLFormElement | null>,
  isResting: () => boolean,
): void {
  const shown = useRef({ search, state, apartment })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address has changed
  useEffect(() => {
    const before = shown.current
    shown.current = { search, state, apartment }
    if (!isResting()) return
    const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null
    const [typed, chosen, home] = [control('q'), control('filter'), control('apartment')]
    if (typed && search !== before.search && typed.value.trim() !== search) typed.value = search
    if (chosen && state !== before.state) chosen.value = state
    if (home && apartment !== before.apartment) home.value = apartment
  }, [search, state, apartment])
}
