import { useState } from 'react'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { importText as text } from '../../text/admin/import.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import {
  type ImportPreview,
  type PreviewColumn,
  type PreviewRow,
  type RowKind,
  rowKinds,
  type SelectedRow,
  sectionId,
} from './preview.ts'
import { PreviewLine } from './preview-line.tsx'
import { PreviewSummary } from './preview-summary.tsx'

interface PreviewSectionProps {
  kind: RowKind
  /** Of all rows; the first of them may be all that is listed. */
  count: number
  columns: PreviewColumn[]
  rows: PreviewRow[]
  selected: ReadonlySet<number>
  choose(row: number, isWanted: boolean): void
}

/** A browser is slow with thousands of lines at once. */
const shownAtOnce = 100

function PreviewSection({ kind, count, columns, rows, selected, choose }: PreviewSectionProps) {
  const [most, setMost] = useState(shownAtOnce)
  if (rows.length === 0) return null
  const id = sectionId(kind)
  const hidden = rows.length - most
  return (
    <section aria-labelledby={id} className="mb-8">
      <h3 id={id} tabIndex={-1} className="scroll-mt-6 text-xl">
        {text.sections[kind]} ({formatNumber(count)})
      </h3>
      {text.about[kind] && <p className="mt-1 max-w-3xl text-sea-800">{text.about[kind]}</p>}
      <ul className="mt-3 divide-y divide-sand-200 rounded-card border border-sand-200 bg-white">
        {rows.slice(0, most).map((row) => (
          <PreviewLine
            key={row.row}
            columns={columns}
            row={row}
            isSelected={selected.has(row.row)}
            choose={choose}
          />
        ))}
      </ul>
      {count > rows.length && hidden <= 0 && (
        <p className="mt-2 text-sea-800">{text.onlyFirst(rows.length)}</p>
      )}
      {hidden > 0 && (
        <button
          type="button"
          onClick={() => setMost(most + shownAtOnce)}
          className={button({ kind: 'quiet', className: 'mt-2' })}
        >
          {text.more(Math.min(hidden, shownAtOnce))}
        </button>
      )}
    </section>
  )
}

interface Props {
  preview: ImportPreview
  isBusy: boolean
  apply(rows: readonly SelectedRow[]): void
}

export function PreviewForm({ preview, isBusy, apply }: Props) {
  const savable = preview.rows.filter(({ kind }) => kind === 'changed' || kind === 'added')
  const [selected, setSelected] = useState(() => rowNumbers(savable.filter(isSure)))
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
        <EmptyState title={text.nothing} advice={text.nothingAdvice(preview.same)} />
      </>
    )
  const rowsWithWarnings = savable.filter((row) => !isSure(row) && !selected.has(row.row)).length
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
          rows={preview.rows.filter((row) => row.kind === kind)}
          selected={selected}
          choose={choose}
        />
      ))}
      {savable.length > 0 && (
        <ApplyBar
          count={selected.size}
          hasWarnings={!savable.every(isSure)}
          rowsWithWarnings={rowsWithWarnings}
          isBusy={isBusy}
          chooseAll={() => setSelected(rowNumbers(savable))}
          chooseSure={() => setSelected(rowNumbers(savable.filter(isSure)))}
          chooseNone={() => setSelected(new Set())}
        />
      )}
    </form>
  )
}

function isSure({ warnings }: PreviewRow): boolean {
  return warnings === undefined
}

function rowNumbers(rows: PreviewRow[]): ReadonlySet<number> {
  return new Set(rows.map(({ row }) => row))
}

interface ApplyBarProps {
  count: number
  /** Whether there are unlikely rows, and how many of them wait for a yes. */
  hasWarnings: boolean
  rowsWithWarnings: number
  isBusy: boolean
  chooseAll(): void
  chooseSure(): void
  chooseNone(): void
}

function ApplyBar({
  count,
  hasWarnings,
  rowsWithWarnings,
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
      {rowsWithWarnings > 0 && (
        <p className="text-sm font-semibold text-reserved">{text.withWarnings(rowsWithWarnings)}</p>
      )}
    </div>
  )
}
