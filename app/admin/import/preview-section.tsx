import { useState } from 'react'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { importText as text } from '../../text/admin/import.ts'
import { button } from '../../ui/button.ts'
import { type PreviewColumn, type PreviewRow, type RowKind, sectionId } from './preview.ts'
import { PreviewLine } from './preview-line.tsx'

interface Props {
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

export function PreviewSection({ kind, count, columns, rows, selected, choose }: Props) {
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
