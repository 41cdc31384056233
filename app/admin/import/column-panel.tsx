import { useState } from 'react'
import { type ImportList, importLists } from '../../../domain/sheet/import-list.ts'
import { columnsText as text } from '../../text/admin/import-columns.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import type { ColumnsView, ColumnView } from './columns-view.ts'

/** What the person has chosen; without `columns`, they are guessed for the list. */
export interface ChosenColumns {
  list: ImportList
  columns?: (readonly [field: string, column: number])[]
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
  const { fieldOf, moved, choose, reset } = useChosenFields(view, onChange)
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
        {list && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <button
              type="button"
              disabled={!isChanged || isBusy}
              onClick={() => apply(shownColumns(list, view, fieldOf))}
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

/** The fields that the person has chosen so far. A field that is chosen for a second column leaves the first. */
function useChosenFields({ columns, fields }: ColumnsView, onChange: (isChanged: boolean) => void) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const [moved, setMoved] = useState('')
  const fieldOf = ({ column, field }: ColumnView) => chosen.get(column) ?? field
  return {
    fieldOf,
    moved,
    choose(column: ColumnView, field: string) {
      const earlier = columns.find((each) => field !== '' && each !== column && fieldOf(each) === field)
      const next = new Map(chosen).set(column.column, field)
      if (earlier) next.set(earlier.column, '')
      const label = fields.find(({ name }) => name === field)?.label ?? ''
      setMoved(earlier ? text.moved(label, earlier.name) : '')
      setChosen(next)
      onChange(columns.some((each) => (next.get(each.column) ?? each.field) !== each.field))
    },
    reset() {
      setChosen(new Map())
      setMoved('')
      onChange(false)
    },
  }
}

/** The columns that the preview was made with, or those that `fieldOf` returns. */
export function shownColumns(
  list: ImportList,
  { columns }: ColumnsView,
  fieldOf = ({ field }: ColumnView) => field,
): ChosenColumns {
  const pairs = columns.flatMap((column) => {
    const field = fieldOf(column)
    return field === '' ? [] : [[field, column.column] as const]
  })
  return { list, columns: pairs }
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
