import { formatPrice } from '../../../domain/formats/money.ts'
import { priceWarnings } from '../../../domain/record/warning.ts'
import type { Status } from '../../../domain/status.ts'
import { pricesText as text } from '../../text/admin/prices.ts'
import { PlacedRow, placedCell } from '../../ui/card-table.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { formatDifference } from './format-difference.ts'

/** A price as it is and as it would be. */
export interface PriceTableRow {
  id: string
  revision: number
  name: string
  about: string
  status: Status
  from: number
  to: number
}

interface PriceTableProps {
  changes: PriceTableRow[]
  labels: Record<Status, string>
  /** Whether this row gets its new price. */
  isTaken(id: string): boolean
  toggle(id: string): void
  toggleAll(): void
}

const layout = { frame: 'price-frame', table: 'price-list' }

/** Old and new prices, row by row, before they are saved. */
export function PriceTable({ changes, labels, isTaken, toggle, toggleAll }: PriceTableProps) {
  const taken = changes.filter(({ id }) => isTaken(id)).length
  const all = (
    <input
      type="checkbox"
      aria-label={text.includeAll}
      title={text.includeAll}
      checked={taken === changes.length}
      ref={(box) => {
        if (box) box.indeterminate = taken > 0 && taken < changes.length
      }}
      onChange={toggleAll}
      className="block size-5 cursor-pointer accent-sea-700"
    />
  )
  return (
    <ScrollTable
      label={text.table}
      columns={{ select: all, ...text.columns }}
      minWidth="min-w-0"
      layout={layout}
      maxHeight="sm:max-h-[max(20rem,calc(100dvh-22rem))]"
    >
      {changes.map((change) => (
        <Row
          key={change.id}
          change={change}
          label={labels[change.status]}
          isTaken={isTaken(change.id)}
          toggle={() => toggle(change.id)}
        />
      ))}
    </ScrollTable>
  )
}

interface RowProps {
  change: PriceTableRow
  label: string
  isTaken: boolean
  toggle(): void
}

function Row({ change: { name, about, status, from, to }, label, isTaken, toggle }: RowProps) {
  const { euros, percent } = formatDifference(from, to)
  const isLarge = priceWarnings(from, to).length > 0
  return (
    <PlacedRow className={isTaken ? 'bg-white' : 'bg-sand-50 text-sea-700'}>
      {placedCell(
        'select',
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={text.include(name)}
            checked={isTaken}
            onChange={toggle}
            className="block size-5 cursor-pointer accent-sea-700"
          />
        </label>,
      )}
      {placedCell(
        'what',
        <>
          <span className="font-semibold first-letter:uppercase">{name}</span>
          <small>{about}</small>
          <span className="status-beside">
            <StatusBadge status={status} label={label} />
          </span>
        </>,
      )}
      {placedCell('status', <StatusBadge status={status} label={label} />)}
      {placedCell('from', formatPrice(from) ?? text.noPrice)}
      {placedCell(
        'to',
        <>
          <small className="from-above">{formatPrice(from) ?? text.noPrice}</small>
          {isTaken ? formatPrice(to) : <del>{formatPrice(to)}</del>}
        </>,
      )}
      {placedCell(
        'difference',
        <>
          {euros}
          {percent && <small className={isLarge ? 'font-semibold text-reserved' : ''}>{percent}</small>}
        </>,
      )}
    </PlacedRow>
  )
}
