import { useState } from 'react'
import { type ImportList, importLists } from '../../../domain/sheet/import-list.ts'
import { columnsText as text } from '../../../text/admin/import-columns.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import type { ColumnsView, ColumnView, DefaultView } from './columns-view.ts'

/** What the person has chosen; without `columns`, they are guessed for the list. */
export interface ChosenColumns {
  list: ImportList
  columns?: (readonly [field: string, column: number])[]
  /** What new rows have in fields without a column. */
  defaults?: (readonly [field: string, option: string])[]
}

interface Props {
  view: ColumnsView
  isBusy: boolean
  /** Whether something is chosen that the preview below does not show yet. */
  isChanged: boolean
  onChange(isChanged: boolean): void
  apply(chosen: ChosenColumns): void
}

/** The columns of the file beside our fields. It is closed where nobody needs to look. */
export function ColumnPanel({ view, isBusy, isChanged, onChange, apply }: Props) {
  const { list, source, problems, moreColumns } = view
  const [isOpen, setIsOpen] = useState(view.isOpen)
  const { fieldOf, defaultOf, moved, choose, chooseDefault, reset } = useChosenFields(view, onChange)
  const summary = text.sources[source]
  return (
    <section aria-labelledby="import-columns" className="mb-6 rounded-card border border-sand-200 bg-white">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <h2 id="import-columns" className="text-xl">
          {text.title}
        </h2>
        {!isOpen && summary && <p className="min-w-0 text-sea-800">{summary}</p>}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="import-columns-body"
          onClick={() => setIsOpen(!isOpen)}
          className={button({ kind: 'quiet', className: 'ml-auto' })}
        >
          {isOpen ? text.close : text.change}
        </button>
      </div>
      <div id="import-columns-body" hidden={!isOpen} className="border-t border-sand-200 px-4 pt-3 pb-4">
        {problems.length > 0 && (
          <ul className="mb-4 flex flex-col gap-1">
            {problems.map((problem) => (
              <li key={problem} className="max-w-3xl font-semibold text-reserved">
                {problem}
              </li>
            ))}
          </ul>
        )}
        <label htmlFor="import-list" className="block font-semibold text-sea-900">
          {text.list}
        </label>
        <select
          id="import-list"
          value={list ?? ''}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const chosen = importLists.find((each) => each === currentTarget.value)
            if (chosen) apply({ list: chosen })
          }}
          className={`${control.usual} mt-1 mb-4 cursor-pointer pr-9 sm:w-72`}
        >
          {!list && <option value="">{text.chooseList}</option>}
          {importLists.map((each) => (
            <option key={each} value={each}>
              {text.lists[each]}
            </option>
          ))}
        </select>
        {list && <p className="mb-2 max-w-3xl text-sea-800">{text.about}</p>}
        <ul className="divide-y divide-sand-200 border-y border-sand-200">
          {view.columns.map((column) => (
            <ColumnLine
              key={column.column}
              column={column}
              fields={view.fields}
              field={fieldOf(column)}
              isDisabled={isBusy}
              choose={(field) => choose(column, field)}
            />
          ))}
        </ul>
        {moreColumns > 0 && <p className="mt-2 text-sea-800">{text.more(moreColumns)}</p>}
        <p role="status" className="mt-2 min-h-6 text-sea-800">
          {moved}
        </p>
        <DefaultChoices
          defaults={view.defaults.filter(({ name }) =>
            view.columns.every((column) => fieldOf(column) !== name),
          )}
          defaultOf={defaultOf}
          isDisabled={isBusy}
          choose={chooseDefault}
        />
        {list && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <button
              type="button"
              disabled={!isChanged || isBusy}
              onClick={() => apply(shownColumns(list, view, fieldOf, defaultOf))}
              className={button({ kind: 'secondary', className: 'max-sm:w-full' })}
            >
              {text.apply}
            </button>
            {isChanged && (
              <button type="button" onClick={reset} className={button({ kind: 'quiet' })}>
                {text.reset}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** The fields and the values for new rows that the person has chosen so far. A field that is chosen for a second column leaves the first. */
function useChosenFields({ columns, fields, defaults }: ColumnsView, onChange: (isChanged: boolean) => void) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const [moved, setMoved] = useState('')
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  const fieldOf = ({ column, field }: ColumnView) => chosen.get(column) ?? field
  const defaultOf = ({ name, value }: DefaultView) => values.get(name) ?? value
  const report = (nextFields: typeof chosen, nextValues: typeof values) =>
    onChange(
      columns.some(({ column, field }) => (nextFields.get(column) ?? field) !== field) ||
        defaults.some(({ name, value }) => (nextValues.get(name) ?? value) !== value),
    )
  return {
    fieldOf,
    defaultOf,
    moved,
    chooseDefault({ name }: DefaultView, value: string) {
      const next = new Map(values).set(name, value)
      setValues(next)
      report(chosen, next)
    },
    choose(column: ColumnView, field: string) {
      const earlier = columns.find((each) => field !== '' && each !== column && fieldOf(each) === field)
      const next = new Map(chosen).set(column.column, field)
      if (earlier) next.set(earlier.column, '')
      const label = fields.find(({ name }) => name === field)?.label ?? ''
      setMoved(earlier ? text.moved(label, earlier.name) : '')
      setChosen(next)
      report(next, values)
    },
    reset() {
      setChosen(new Map())
      setValues(new Map())
      setMoved('')
      onChange(false)
    },
  }
}

/** What the preview was made with, or what `fieldOf` and `defaultOf` return. A field with a column has no default. */
export function shownColumns(
  list: ImportList,
  { columns, defaults }: ColumnsView,
  fieldOf = ({ field }: ColumnView) => field,
  defaultOf = ({ value }: DefaultView) => value,
): ChosenColumns {
  const pairs = columns.flatMap((column) => {
    const field = fieldOf(column)
    return field === '' ? [] : [[field, column.column] as const]
  })
  const chosen = defaults.flatMap((each) => {
    const value = defaultOf(each)
    return value === '' || pairs.some(([field]) => field === each.name) ? [] : [[each.name, value] as const]
  })
  return { list, columns: pairs, defaults: chosen }
}

interface DefaultChoicesProps {
  defaults: DefaultView[]
  defaultOf(view: DefaultView): string
  isDisabled: boolean
  choose(view: DefaultView, value: string): void
}

/** Nothing is chosen at first: only the person knows whether all homes of the file are free. */
function DefaultChoices({ defaults, defaultOf, isDisabled, choose }: DefaultChoicesProps) {
  if (defaults.length === 0) return null
  return (
    <fieldset className="mb-4">
      <legend className="font-semibold text-sea-900">{text.defaults}</legend>
      <p className="max-w-3xl text-sea-800">{text.defaultsAbout}</p>
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {defaults.map((view) => (
          <label key={view.name} className="block min-w-0">
            <span className="block font-semibold text-sea-900">{view.label}</span>
            <select
              value={defaultOf(view)}
              disabled={isDisabled}
              onChange={({ currentTarget }) => choose(view, currentTarget.value)}
              className={`${control.usual} mt-1 cursor-pointer pr-9`}
            >
              <option value="">{text.chooseDefault}</option>
              {view.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ColumnLineProps {
  column: ColumnView
  fields: ColumnsView['fields']
  field: string
  isDisabled: boolean
  choose(field: string): void
}

function ColumnLine({ column, fields, field, isDisabled, choose }: ColumnLineProps) {
  const { name, letters, samples, isGuess } = column
  const id = `import-column-${column.column}`
  const isMarked = isGuess && field === column.field
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold break-words text-sea-900">
          {name}{' '}
          <span className="text-sm font-normal whitespace-nowrap text-sea-700">{text.letters(letters)}</span>
        </p>
        <p className="text-sm break-words text-sea-800">
          {samples.length > 0 ? samples.join(' · ') : text.noSamples}
        </p>
      </div>
      {fields.length > 0 && (
        <div className="min-w-0">
          <select
            aria-label={text.field(name)}
            aria-describedby={isMarked ? id : undefined}
            value={field}
            disabled={isDisabled}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            className={`${control.usual} cursor-pointer pr-9 ${field === '' ? 'text-sea-700' : ''}`}
          >
            <option value="">{text.skip}</option>
            {fields.map(({ name: each, label }) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </select>
          {isMarked && (
            <p id={id} className="mt-1 text-sm text-reserved">
              <span className="font-semibold">{text.guess}</span>: {text.guessAdvice}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
