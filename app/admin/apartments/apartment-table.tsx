import { StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link, useLocation } from 'react-router'
import { type ApartmentSortKey, apartmentSortKeys } from '../../../domain/apartment/apartment-filters.ts'
import type { EditableApartmentItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { entranceLetter } from '../../../domain/building/building.ts'
import type { Sort } from '../../../domain/lists/sort.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { apartmentFormText, draftText, apartmentRowText as text } from '../../../text/admin/apartments.ts'
import { type ApartmentColumnName, columnsOf } from '../../../text/public/apartment-columns.ts'
import { apartmentsText } from '../../../text/public/bg/apartments.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { PlacedRow, placedCell } from '../../ui/card-table.tsx'
import { rowAction } from '../../ui/row-action-styles.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { rowClassName, SelectAllBox, selectCell } from '../bulk/select-cells.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { ReserveLink } from '../reservations/reserve-link.tsx'
import { StatusSelect } from '../row-changes/status-select.tsx'
import type { Selection } from '../selection/use-selection.ts'
import { PriceCell } from './price-cell.tsx'
import { WaitingMark } from './waiting-count.tsx'

/** The classes are defined in admin-apartments.css. */
const layout = { frame: 'apartment-frame', table: 'apartment-list admin-apartments' }

interface ApartmentTableProps {
  apartments: readonly EditableApartmentItem[]
  sort: Sort<ApartmentSortKey> | undefined
  /** Absent for agents, who cannot change apartments. */
  selection: Selection | undefined
}

export function AdminApartmentTable({ apartments, sort, selection }: ApartmentTableProps) {
  const columns = columnsOf(useLocale(apartmentsSection).text, useBuilding(), 'admin')
  return (
    <ScrollTable
      label={apartmentsText.title}
      columns={{
        ...(selection && { select: <SelectAllBox selection={selection} /> }),
        ...Object.fromEntries(columns.map(({ name, header }) => [name, header])),
        actions: text.actions,
      }}
      sortable={apartmentSortKeys}
      sort={sort}
      minWidth="min-w-0"
      layout={layout}
      maxHeight="max-h-[max(24rem,calc(100dvh-14rem))]"
    >
      {apartments.map((apartment) => (
        <Row key={apartment.id} apartment={apartment} columns={columns} selection={selection} />
      ))}
    </ScrollTable>
  )
}

interface RowProps {
  apartment: EditableApartmentItem
  columns: ReturnType<typeof columnsOf<'admin'>>
  selection: Selection | undefined
}

function Row({ apartment, columns, selection }: RowProps) {
  const building = useBuilding()
  const { id, number, revision, status, price, area, notes, isDraft = false, deal, waiting } = apartment
  const { search } = useLocation()
  const url = href('/admin/apartments/:id', { id })
  const name = text.name(number, entranceLetter(building, apartment.entrance))
  const title = apartmentFormText.title(number)
  /** The cells that contain links or controls. All other cells are plain text. */
  const cells: Partial<Record<ApartmentColumnName, ReactNode>> = {
    number: (
      <span className="flex items-center gap-1.5">
        <Link to={url + search} aria-label={title} className="number-link">
          {number}
        </Link>
        {notes && <Notes notes={notes} />}
        {waiting && <WaitingMark count={waiting} />}
        <ReserveLink
          apartment={{ id, status, isDraft }}
          name={name}
          activeReservation={deal}
          className={`${rowAction.plain} relative -my-4 ml-auto pointer-coarse:min-h-11`}
          labelClassName="sr-only"
        />
      </span>
    ),
    // The number's own cell is too narrow for the mark.
    ...(isDraft && {
      type: (
        <span className="flex flex-wrap items-center gap-x-2">
          {apartmentTypeName(building, apartment.type)}
          <span className="draft-mark">{draftText.mark}</span>
        </span>
      ),
    }),
    price: <PriceCell row={{ id, revision, price, area, name, title }} />,
    status: (
      <StatusSelect
        {...{ id, revision, status }}
        name={title}
        label={adminText.statusOf(number)}
        labels={labels.apartmentStatus}
        list={href('/admin/apartments')}
      />
    ),
  }
  return (
    <PlacedRow data-row={id} className={rowClassName(selection?.has(id))}>
      {selection && selectCell({ id, name, selection })}
      {columns.map(({ name, text, label }) =>
        placedCell(name, cells[name] ?? text(apartment), label?.(apartment)),
      )}
      {placedCell(
        'actions',
        <span className="flex">
          <EditLink to={url} name={name} />
          <DeleteButton to={url} name={name} warning={apartmentFormText.deleteWarning} restorable compact />
        </span>,
      )}
    </PlacedRow>
  )
}

function Notes({ notes }: { notes: string }) {
  return (
    <span role="img" aria-label={text.notes(notes)} title={notes} className="text-reserved">
      <StickyNote className="size-4" aria-hidden="true" />
    </span>
  )
}
