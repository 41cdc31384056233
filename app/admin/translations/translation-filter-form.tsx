import { useRef } from 'react'
import { Form, href, useSubmit } from 'react-router'
import { translatedLanguages } from '../../../domain/language.ts'
import { translationStates } from '../../../domain/translations/dictionary.ts'
import { textPlaces } from '../../../domain/translations/map-texts.ts'
import type { TranslationFilters } from '../../../domain/translations/translation-list.ts'
import { filterText } from '../../../text/admin/lists.ts'
import { translationsText } from '../../../text/admin/translations.ts'
import { control } from '../../ui/control.ts'
import { FilterButtons, selectedParams, useEarlyFilter } from '../../ui/filter-controls.tsx'

const text = translationsText.filters
const label = 'mb-1 block text-sm font-semibold text-sea-900'

interface Props {
  filters: TranslationFilters
  /** The name of the one record or text that is shown; empty where there is none. */
  only: string
}

/** The URL holds the filters; each change of them is a step in the browser's history. */
export function TranslationFilterForm({ filters, only }: Props) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => form.current && submit(selectedParams(form.current), { preventScrollReset: true })
  useEarlyFilter(form, apply)
  const { language, state = '', place = '', record, text: key, search } = filters
  const isFiltered = [state, place, record, key, search].some(Boolean)
  const languages = translatedLanguages.map((each) => [each, translationsText.languages[each]] as const)
  const states = translationStates.map((each) => [each, translationsText.states[each]] as const)
  const places = textPlaces.map((each) => [each, translationsText.places[each]] as const)
  // The key remounts the form when the URL changes, so that its controls show the new filters.
  return (
    <Form
      ref={form}
      key={JSON.stringify(filters)}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <Choice name="language" label={text.language} value={language} options={languages} onChange={apply} />
      <Choice name="state" label={text.state} value={state} options={states} any onChange={apply} />
      <Choice name="place" label={text.place} value={place} options={places} any onChange={apply} />
      <div className="min-w-[min(100%,11rem)] max-w-md flex-1 basis-44">
        <label htmlFor="q" className={label}>
          {text.search}
        </label>
        <input
          id="q"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          onBlur={({ currentTarget: { value } }) => value.trim() !== search && apply()}
          className={control.usual}
        />
      </div>
      {record && <input type="hidden" name="record" value={record} />}
      {key && <input type="hidden" name="text" value={key} />}
      {only && <p className="self-center font-semibold text-sea-900">{text.onlyRecord(only)}</p>}
      <FilterButtons
        clear={isFiltered && `${href('/admin/translations')}?${new URLSearchParams({ language })}`}
        labels={filterText}
      />
    </Form>
  )
}

interface ChoiceProps {
  name: 'language' | 'state' | 'place'
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  /** Whether all values can be shown together. */
  any?: true
  onChange(): void
}

function Choice({ name, label: labelText, value, options, any, onChange }: ChoiceProps) {
  return (
    <div className="max-w-[min(14rem,100%)]">
      <label htmlFor={`filter-${name}`} className={label}>
        {labelText}
      </label>
      <select
        id={`filter-${name}`}
        name={name}
        defaultValue={value}
        onChange={onChange}
        className={`${control.usual} max-w-full cursor-pointer pr-9`}
      >
        {any && <option value="">{filterText.all}</option>}
        {options.map(([option, optionText]) => (
          <option key={option} value={option}>
            {optionText}
          </option>
        ))}
      </select>
    </div>
  )
}
