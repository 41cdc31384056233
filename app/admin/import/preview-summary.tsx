import { formatNumber } from '../../../domain/formats/measures.ts'
import { importText as text } from '../../text/office/import.ts'
import type { Preview, RowKind } from './preview.ts'

const kinds: RowKind[] = ['changed', 'added', 'conflict', 'refused']

/** How many rows of each kind the file has, and what of it was not read. */
export function PreviewSummary({ preview }: { preview: Preview }) {
  const { list, rows, same, unknown, otherSheets } = preview
  const counts = kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const)
  return (
    <section aria-labelledby="import-summary" className="mb-6">
      <h2 id="import-summary" className="text-2xl">
        {text.into[list]}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-3">
        {[...counts, ['same', same] as const].map(([kind, count]) => (
          <div key={kind} className="min-w-28 rounded-card border border-sand-200 bg-white px-4 py-2">
            <dt className="text-sm text-sea-800">{text.summary[kind]}</dt>
            <dd className={`text-xl font-semibold ${looks(kind, count)}`}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && <p className="mt-3 text-sm text-sea-800">{text.unknownColumns(unknown)}</p>}
      {otherSheets > 0 && <p className="mt-1 text-sm text-sea-800">{text.otherSheets(otherSheets)}</p>}
    </section>
  )
}

function looks(kind: RowKind | 'same', count: number): string {
  if (count === 0 || kind === 'same') return 'text-sea-800'
  if (kind === 'refused') return 'text-sold'
  return kind === 'conflict' ? 'text-reserved' : 'text-available'
}
