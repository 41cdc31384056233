import { memo, type ReactNode, useState } from 'react'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { importText as text } from '../../../text/admin/import.ts'
import { button } from '../../ui/button.ts'
import {
  type MissingForNew,
  type PreviewColumn,
  type PreviewRow,
  type RowKind,
  sectionId,
} from './preview.ts'

interface PreviewSectionProps {
  kind: RowKind
  /** How many rows of this kind the file has; `rows` may hold only the first of them. */
  count: number
  columns: PreviewColumn[]
  /** A refusal that many rows share: it is said once, above them. */
  missing: MissingForNew | undefined
  rows: PreviewRow[]
  selected: ReadonlySet<number>
  choose(row: number, isWanted: boolean): void
}

/**
 * How many rows a section shows at first, and adds with each press of its button. Browsers are slow to render
 * thousands at once.
 */
const shownAtOnce = 100

export function PreviewSection({
  kind,
  count,
  columns,
  missing,
  rows,
  selected,
  choose,
}: PreviewSectionProps) {
  const [most, setMost] = useState(shownAtOnce)
  if (rows.length === 0) return null
  const id = sectionId(kind)
  const hidden = rows.length - most
  const shared = rows.filter((row) => isLacking(row, missing)).length > 1 ? missing : undefined
  return (
    <section aria-labelledby={id} className="mb-8">
      <h3 id={id} tabIndex={-1} className="scroll-mt-6 text-xl">
        {text.sections[kind]} ({formatNumber(count)})
      </h3>
      {text.about[kind] && <p className="mt-1 max-w-3xl text-sea-800">{text.about[kind]}</p>}
      {shared && <p className="mt-1 max-w-3xl font-semibold text-sold">{shared.rows}</p>}
      <ul className="mt-3 divide-y divide-sand-200 rounded-card border border-sand-200 bg-white">
        {rows.slice(0, most).map((row) => (
          <PreviewLine
            key={row.row}
            columns={columns}
            shared={shared}
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

function isLacking({ refusals = [] }: PreviewRow, missing: MissingForNew | undefined): boolean {
  return refusals.some(({ message }) => message === missing?.row)
}

interface PreviewLineProps {
  columns: PreviewColumn[]
  shared: MissingForNew | undefined
  row: PreviewRow
  isSelected: boolean
  choose(row: number, isWanted: boolean): void
}

const PreviewLine = memo(function PreviewLine({
  columns,
  shared,
  row,
  isSelected,
  choose,
}: PreviewLineProps) {
  const { kind, name, cells, refusals = [], warnings = [] } = row
  const isSavable = kind === 'changed' || kind === 'added'
  const title = (
    <span>
      <span className="text-sm text-sea-700">{text.rowOf(row.row)}</span>{' '}
      <span className="font-semibold text-sea-900">{name}</span>
    </span>
  )
  return (
    <li className="grid gap-x-4 px-4 py-1 md:grid-cols-[17rem_1fr]">
      {isSavable ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ currentTarget }) => choose(row.row, currentTarget.checked)}
            className="size-5 flex-none cursor-pointer accent-sea-700"
          />
          {title}
        </label>
      ) : (
        <p className="flex min-h-11 items-center">{title}</p>
      )}
      <div className="min-w-0 self-center pb-2 md:py-2">
        {warnings.map((warning) => (
          <p key={warning} className="mb-1 font-semibold text-reserved">
            {warning}
          </p>
        ))}
        <ul className="flex flex-col gap-1">
          {refusals.map(({ cell, message }) => (
            <Line key={cell + message} cell={cell}>
              <span className="text-sold">{message === shared?.row ? text.lackingRow : message}</span>
            </Line>
          ))}
          {cells.map(([column, to, from]) => {
            const { label = '', letters = '' } = columns[column] ?? {}
            return (
              <Line key={column} cell={letters && `${letters}${row.row}`}>
                <Change label={label} to={to} from={from} />
              </Line>
            )
          })}
        </ul>
      </div>
    </li>
  )
})

function Line({ cell, children }: { cell: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-2">
      <code className="w-12 flex-none text-xs text-sea-700">{cell}</code>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}

/** `from` is undefined for a new record. */
function Change({ label, from, to }: { label: string; from: string | undefined; to: string }) {
  return (
    <>
      {label}:{' '}
      {from !== undefined && (
        <>
          <del className="text-sea-700">{from || text.empty}</del>
          <span aria-hidden="true"> → </span>
        </>
      )}
      <ins className="font-semibold text-sea-900 no-underline">{to || text.empty}</ins>
    </>
  )
}
