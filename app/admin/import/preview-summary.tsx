import { formatNumber } from '../../../domain/formats/measures.ts'
import { importText as text } from '../../text/admin/import.ts'
import { type ImportPreview, type RowKind, rowKinds, sectionId } from './preview.ts'

/** How many rows of each kind the file has, and what of it was not read. */
export function PreviewSummary({ preview }: { preview: ImportPreview }) {
  const { list, isPriceList, counts, same, unknown, moreUnknown, otherSheets } = preview
  return (
    <section aria-labelledby="import-summary" className="mb-6">
      <h2 id="import-summary" className="text-2xl">
        {isPriceList ? text.priceList.title : text.into[list]}
      </h2>
      {isPriceList && <p className="mt-2 max-w-3xl text-sea-800">{text.priceList.about}</p>}
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
      {unknown.length > 0 && (
        <p className="mt-3 font-semibold break-words text-reserved">
          {text.unknownColumns(unknown, moreUnknown)}
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

/** Leads to the rows that it counts, if there are any. */
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
