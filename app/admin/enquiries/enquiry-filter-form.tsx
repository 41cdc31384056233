import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Form, href, useSubmit } from 'react-router'
import type { Building } from '../../../domain/building/building.ts'
import {
  type EnquiryFilters,
  enquiryStates,
  hasEnquiryFilters,
  noAgent,
  noLostReason,
} from '../../../domain/enquiry/enquiry.ts'
import { enquirySources } from '../../../domain/enquiry/enquiry-source.ts'
import { enquiryStages } from '../../../domain/enquiry/enquiry-work.ts'
import { type NumberedApartment, withNumber } from '../../../domain/enquiry/linked-apartment.ts'
import { lostReasons } from '../../../domain/enquiry/lost-reason.ts'
import { languages } from '../../../domain/language.ts'
import { enquirySourceLabels } from '../../../text/admin/clients.ts'
import {
  enquiryStageLabels,
  lostReasonText as lost,
  lostReasonLabels,
  enquiriesText as text,
  enquiryWorkText as work,
} from '../../../text/admin/enquiries.ts'
import { apartmentNumberAmong } from '../../../text/admin/enquiry-apartment-name.ts'
import { languageTitle } from '../../../text/admin/languages.ts'
import { useBuilding } from '../../building.ts'
import { FilterButtons, selectedParams, useEarlyFilter } from '../../ui/filter-controls.tsx'
import { useOptions } from '../frame/use-should-render.ts'
import type { Agent } from './work-fields.tsx'

const typingPause = 300
const control = 'min-h-10 rounded-lg border border-sea-200 bg-white px-3 py-1.5'
const label = 'mb-1 block text-sm font-semibold text-sea-800'

interface EnquiryFilterFormProps {
  filters: EnquiryFilters
  /** The apartments that have enquiries. */
  enquiryApartments: NumberedApartment[]
  agents: Agent[]
  /** The number of enquiries with a call that is due. */
  dueCount: number
}

/** The URL holds search and filters. The list follows the typing; without scripts, a button submits. */
export function EnquiryFilterForm({ filters, enquiryApartments, agents, dueCount }: EnquiryFilterFormProps) {
  const building = useBuilding()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  useSyncedForm(filters, form, () => pause.current === undefined)

  const apply = (wait: number) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
      if (form.current)
        submit(paramsOf(form.current), {
          action: href('/admin/contacts'),
          replace: true,
          preventScrollReset: true,
        })
    }, wait)
  }
  const choose = () => apply(0)
  useEarlyFilter(form, choose)
  const apartments = apartmentChoices(building, enquiryApartments, filters.apartment)
  const offered = useOptions(apartments, filters.apartment)

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
      <div className="min-w-[min(100%,12rem)] flex-1 basis-64 lg:max-w-xl">
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
      <label className={`${control} flex cursor-pointer items-center gap-2 has-checked:border-sea-700`}>
        <input
          type="checkbox"
          name="due"
          value="1"
          defaultChecked={filters.due === true}
          onChange={choose}
          className="size-4 accent-sea-700"
        />
        {work.dueCount(dueCount)}
      </label>
      <details className="enquiry-filter-toggle">
        <summary
          className={`${control} flex cursor-pointer list-none items-center font-semibold text-sea-800 [&::-webkit-details-marker]:hidden`}
        >
          {text.moreFilters(countFolded(filters))}
        </summary>
      </details>
      <div className="enquiry-filters">
        <Choice name="filter" label={text.filter} selected={filters.state} onChoose={choose}>
          {enquiryStates.map((state) => (
            <option key={state} value={state}>
              {text.states[state]}
            </option>
          ))}
        </Choice>
        <Choice name="stage" label={work.stage} selected={filters.stage} onChoose={choose}>
          <option value="">{work.anyStage}</option>
          {enquiryStages.map((stage) => (
            <option key={stage} value={stage}>
              {enquiryStageLabels[stage]}
            </option>
          ))}
        </Choice>
        {filters.stage === 'refused' && (
          <Choice name="lost" label={lost.label} selected={filters.lost} onChoose={choose}>
            <option value="">{lost.any}</option>
            {lostReasons.map((reason) => (
              <option key={reason} value={reason}>
                {lostReasonLabels[reason]}
              </option>
            ))}
            <option value={noLostReason}>{lost.unknownOption}</option>
          </Choice>
        )}
        <Choice name="agent" label={work.agent} selected={filters.agent} onChoose={choose}>
          <option value="">{work.anyAgent}</option>
          <option value={noAgent}>{work.noAgent}</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="apartment" label={text.apartmentFilter} selected={filters.apartment} onChoose={choose}>
          <option value="">{text.anyApartment}</option>
          {offered.map(([value, labelText]) => (
            <option key={value} value={value}>
              {labelText}
            </option>
          ))}
        </Choice>
        <Choice name="language" label={text.language} selected={filters.language} onChoose={choose}>
          <option value="">{text.anyLanguage}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageTitle(language)}
            </option>
          ))}
        </Choice>
        <Choice name="source" label={text.source} selected={filters.source} onChoose={choose}>
          <option value="">{text.anySource}</option>
          {enquirySources.map((source) => (
            <option key={source} value={source}>
              {enquirySourceLabels[source]}
            </option>
          ))}
        </Choice>
      </div>
      <FilterButtons clear={hasEnquiryFilters(filters) && href('/admin/contacts')} labels={text} />
    </Form>
  )
}

/** Without the reason of lost enquiries, when another stage was selected. */
function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = selectedParams(form)
  if (params.get('stage') !== 'refused') params.delete('lost')
  return params
}

/** How many of the filters that phones fold away are set. */
function countFolded({ search: _, due: __, state, ...others }: EnquiryFilters): number {
  const set = Object.values(others).filter((value) => value !== undefined)
  return set.length + (state === 'all' ? 0 : 1)
}

interface ChoiceProps {
  name: string
  label: string
  selected: string | undefined
  onChoose(): void
  children: ReactNode
}

function Choice({ name, label: labelText, selected = '', onChoose, children }: ChoiceProps) {
  return (
    <div className="max-w-[min(13rem,100%)]">
      <label htmlFor={name} className={label}>
        {labelText}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={selected}
        onChange={onChoose}
        className={`${control} max-w-full cursor-pointer pr-9`}
      >
        {children}
      </select>
    </div>
  )
}

/**
 * Returns the options of the apartment filter. The value is the apartment's number, or its id if several
 * apartments have that number. The apartment in the URL is offered even if it has no enquiries any more.
 */
function apartmentChoices(
  building: Building,
  apartments: NumberedApartment[],
  selected: string | undefined,
): [value: string, label: string][] {
  const isAlone = (number: string) => withNumber(apartments, number).length === 1
  const choices = apartments.map((apartment): [string, string] => [
    isAlone(apartment.number) ? apartment.number : apartment.id,
    apartmentNumberAmong(building, apartment, apartments),
  ])
  const isOffered = selected === undefined || choices.some(([value]) => value === selected)
  return isOffered
    ? choices
    : [[selected, apartments.find(({ id }) => id === selected)?.number ?? selected], ...choices]
}

/**
 * Updates the controls when the URL changes, for example by a link in the sidebar, but not while somebody
 * types. The controls are not remounted, so that none of them loses the focus.
 */
function useSyncedForm(
  filters: EnquiryFilters,
  form: RefObject<HTMLFormElement | null>,
  isResting: () => boolean,
): void {
  const shown = useRef(valuesOf(filters))
  const sync = useEffectEvent((values: Record<string, string>) => {
    const before = shown.current
    shown.current = values
    if (!isResting()) return
    for (const [name, value] of Object.entries(values)) {
      if (value === before[name]) continue
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        if (control.value.trim() !== value) control.value = value
      }
    }
  })
  // The dependency is a string, because every load creates a new object even if all values are equal.
  const current = JSON.stringify(valuesOf(filters))
  useEffect(() => sync(JSON.parse(current)), [current])
}

/** Keys are the names of the controls. */
function valuesOf(filters: EnquiryFilters): Record<string, string> {
  const { search, state, stage, lost, agent, apartment, language, source, due } = filters
  return {
    q: search,
    filter: state,
    stage: stage ?? '',
    lost: lost ?? '',
    agent: agent ?? '',
    apartment: apartment ?? '',
    language: language ?? '',
    source: source ?? '',
    due: due ? '1' : '',
  }
}
