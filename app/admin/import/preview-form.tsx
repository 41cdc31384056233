import { useState } from 'react'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { importText as text } from '../../../text/admin/import.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import {
  type ImportPreview,
  type PreviewRow,
  type RowKind,
  rowKinds,
  type SelectedRow,
  sectionId,
} from './preview.ts'
import { PreviewSection } from './preview-section.tsx'

interface Props {
  preview: ImportPreview
  isBusy: boolean
  apply(rows: readonly SelectedRow[]): void
}

export function PreviewForm({ preview, isBusy, apply }: Props) {
  const savable = preview.rows.filter(({ kind }) => kind === 'changed' || kind === 'added')
  const [selected, setSelected] = useState(() => rowNumbers(savable.filter(hasNoWarnings)))
  const choose = (row: number, isWanted: boolean) => {
    const next = new Set(selected)
    if (isWanted) next.add(row)
    else next.delete(row)
    setSelected(next)
  }
  if (preview.rows.length === 0)
    return (
      <>
        <PreviewSummary preview={preview} />
        <EmptyState
          title={text.nothing}
          advice={preview.hasValues ? text.nothingAdvice(preview.same) : text.noValues}
        />
      </>
    )
  const unselectedWarnings = savable.filter((row) => !hasNoWarnings(row) && !selected.has(row.row)).length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply(savable.filter(({ row }) => selected.has(row)))
      }}
    >
      <PreviewSummary preview={preview} />
      {rowKinds.map((kind) => (
        <PreviewSection
          key={kind}
          kind={kind}
          count={preview.counts[kind]}
          columns={preview.columns}
          missing={preview.missing}
          rows={preview.rows.filter((row) => row.kind === kind)}
          selected={selected}
          choose={choose}
        />
      ))}
      {savable.length > 0 && (
        <ApplyBar
          count={selected.size}
          hasWarnings={!savable.every(hasNoWarnings)}
          unselectedWarnings={unselectedWarnings}
          isBusy={isBusy}
          chooseAll={() => setSelected(rowNumbers(savable))}
          chooseSure={() => setSelected(rowNumbers(savable.filter(hasNoWarnings)))}
          chooseNone={() => setSelected(new Set())}
        />
      )}
    </form>
  )
}

function hasNoWarnings({ warnings }: PreviewRow): boolean {
  return warnings === undefined
}

function rowNumbers(rows: PreviewRow[]): ReadonlySet<number> {
  return new Set(rows.map(({ row }) => row))
}

interface ApplyBarProps {
  count: number
  hasWarnings: boolean
  /** How many rows with warnings are not selected. */
  unselectedWarnings: number
  isBusy: boolean
  chooseAll(): void
  chooseSure(): void
  chooseNone(): void
}

function ApplyBar({
  count,
  hasWarnings,
  unselectedWarnings,
  isBusy,
  chooseAll,
  chooseSure,
  chooseNone,
}: ApplyBarProps) {
  const choices: [string, () => void][] = [
    [text.chooseAll, chooseAll],
    ...(hasWarnings ? [[text.chooseSure, chooseSure] satisfies [string, () => void]] : []),
    [text.chooseNone, chooseNone],
  ]
  return (
    <div className="sticky bottom-(--bottom-taken) z-10 flex flex-wrap items-center gap-x-1 border-t border-sand-200 bg-sand-50 py-1.5 sm:gap-y-1 sm:py-3">
      <button
        type="submit"
        disabled={count === 0 || isBusy}
        className={button({ className: 'max-sm:w-full' })}
      >
        {isBusy ? text.applying : text.apply(count)}
      </button>
      {choices.map(([label, choose]) => (
        <button
          key={label}
          type="button"
          onClick={choose}
          className={button({ kind: 'quiet', className: 'max-sm:px-2 max-sm:text-sm' })}
        >
          {label}
        </button>
      ))}
      {unselectedWarnings > 0 && (
        <p className="text-sm font-semibold text-reserved">{text.withWarnings(unselectedWarnings)}</p>
      )}
    </div>
  )
}

/** Counts the rows of each kind, and names what was not read. */
function PreviewSummary({ preview }: { preview: ImportPreview }) {
  const { list, hasIds, counts, same, unread, moreUnread, otherSheets } = preview
  return (
    <section aria-labelledby="import-summary" className="mb-6">
      <h2 id="import-summary" className="text-2xl">
        {text.into[list]}
      </h2>
      {!hasIds && <p className="mt-2 max-w-3xl text-sea-800">{text.withoutIds[list]}</p>}
      <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
        {rowKinds.map((kind) => (
          <li key={kind}>
            <Count
              name={text.summary[kind]}
              count={counts[kind]}
              className={classNames[kind]}
              to={sectionId(kind)}
            />
          </li>
        ))}
        <li>
          <Count name={text.summary.same} count={same} />
        </li>
      </ul>
      {unread.length > 0 && (
        <p className="mt-3 font-semibold break-words text-reserved">
          {text.unreadColumns(unread, moreUnread)}
        </p>
      )}
      {otherSheets > 0 && <p className="mt-1 text-sm text-sea-800">{text.otherSheets(otherSheets)}</p>}
    </section>
  )
}

const classNames: Record<RowKind, string> = {
  refused: 'text-sold',
  conflict: 'text-reserved',
  changed: 'text-available',
  added: 'text-available',
}
const box =
  'flex min-h-11 items-baseline gap-x-2 rounded-card border border-sand-200 bg-white px-3 py-2 text-sea-800 sm:min-w-28 sm:flex-col sm:px-4'

/** Links to the section of the rows that it counts. */
function Count({
  name,
  count,
  className = '',
  to,
}: {
  name: string
  count: number
  className?: string
  to?: string
}) {
  const inside = (
    <>
      <span className="text-sm">{name}</span>
      <span className={`text-xl font-semibold ${count > 0 ? className : ''}`}>{formatNumber(count)}</span>
    </>
  )
  if (!to || count === 0) return <p className={box}>{inside}</p>
  return (
    <a href={`#${to}`} className={`${box} underline-offset-4 hover:border-sea-500 hover:underline`}>
      {inside}
    </a>
  )
}
