import { useRef } from 'react'
import { Form, href, useSubmit } from 'react-router'
import type { HistoryFilters } from '../../../domain/history/history-filters.ts'
import { historyText } from '../../../text/admin/history.ts'
import { FilterButtons, selectedParams, useEarlyFilter } from '../../ui/filter-controls.tsx'

const text = historyText.filters
const control = 'min-h-10 rounded-lg border border-sea-200 bg-white px-3 py-1.5'
const label = 'mb-1 block text-sm font-semibold text-sea-800'
const fields = { price: 'Цена', status: 'Статус', images: 'Снимки', outlines: 'Контури' }

interface Props {
  filters: HistoryFilters
  people: { id: string; name: string }[]
  /** The name of the record if the history of one record is shown. */
  record: string | undefined
}

/** The URL holds the filters; each change of them is a step in the browser's history. */
export function HistoryFilterForm({ filters, people, record }: Props) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => form.current && submit(selectedParams(form.current), { preventScrollReset: true })
  useEarlyFilter(form, apply)
  // The key remounts the form when the URL changes, so that its controls show the new filters.
  return (
    <Form
      ref={form}
      key={JSON.stringify(filters)}
      role="search"
      aria-label={text.label}
      onChange={apply}
      className="flex flex-wrap items-end gap-3"
    >
      <Choice name="person" filters={filters} choices={people.map(({ id, name }) => [id, name])} />
      <Choice name="collection" filters={filters} choices={Object.entries(historyText.collections)} />
      <Choice name="field" filters={filters} choices={Object.entries(fields)} />
      <Choice name="kind" filters={filters} choices={Object.entries(historyText.kinds)} />
      <div>
        <label htmlFor="day" className={label}>
          {text.day}
        </label>
        <input id="day" type="date" name="day" defaultValue={filters.day ?? ''} className={control} />
      </div>
      {filters.record && <input type="hidden" name="record" value={filters.record} />}
      {filters.record && (
        <p className="self-center font-semibold text-sea-900">{text.onlyRecord(record ?? '')}</p>
      )}
      {filters.batch && <input type="hidden" name="batch" value={filters.batch} />}
      {filters.batch && <p className="self-center font-semibold text-sea-900">{historyText.batch.only}</p>}
      {filters.latest && <input type="hidden" name="latest" value="1" />}
      {filters.latest && (
        <p className="self-center font-semibold text-sea-900">
          {filters.kind === 'removed' ? text.onlyGone : text.onlyLatest}
        </p>
      )}
      <FilterButtons clear={Object.keys(filters).length > 0 && href('/admin/history')} labels={text} />
    </Form>
  )
}

interface ChoiceProps {
  name: 'person' | 'collection' | 'field' | 'kind'
  filters: HistoryFilters
  choices: [value: string, label: string][]
}

function Choice({ name, filters, choices }: ChoiceProps) {
  return (
    <div className="max-w-[min(14rem,100%)]">
      <label htmlFor={name} className={label}>
        {text[name]}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={filters[name] ?? ''}
        className={`${control} max-w-full cursor-pointer pr-9`}
      >
        <option value="">{text.any}</option>
        {choices.map(([value, labelText]) => (
          <option key={value} value={value}>
            {labelText}
          </option>
        ))}
      </select>
    </div>
  )
}
