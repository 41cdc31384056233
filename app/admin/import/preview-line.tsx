import { memo, type ReactNode } from 'react'
import { importText as text } from '../../text/admin/import.ts'
import type { PreviewColumn, PreviewRow } from './preview.ts'

interface Props {
  columns: PreviewColumn[]
  row: PreviewRow
  isSelected: boolean
  choose(row: number, isWanted: boolean): void
}

/** One row of the file: which record it is, and what becomes of it. */
export const PreviewLine = memo(function PreviewLine({ columns, row, isSelected, choose }: Props) {
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
              <span className="text-sold">{message}</span>
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

/** Nothing was there before where the record is new. */
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
