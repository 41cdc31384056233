import { LayoutGrid, List } from 'lucide-react'
import { Link } from 'react-router'
import { type Sort, sortValue } from '../../../domain/lists/sort.ts'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { useLocale } from '../../locale.tsx'
import { control } from '../../ui/control.ts'
import { useSyncedControl } from '../../ui/filter-controls.tsx'
import { formId } from './apartment-filter-form.tsx'
import { type ListView, listViews } from './list-view.ts'

const orders = ['price', 'perMetre', 'area', 'floor'] as const

/** „Подреди“. It is outside of the form that it belongs to, because a phone shows it while the filters are closed. */
export function OrderSelect({ sort }: { sort: Sort<string> | undefined }) {
  const { order, columns } = useLocale(apartmentsSection).text.apartmentList
  const value = sortValue(sort)
  const select = useSyncedControl<HTMLSelectElement>(value)
  const options = orders.flatMap((key) => [
    [key, order.ascending[key]] as const,
    [`-${key}`, order.descending[key]] as const,
  ])
  const isOther = sort && !options.some(([each]) => each === value)
  return (
    <div className="order-select">
      <label htmlFor="order">{order.label}</label>
      <select
        ref={select}
        id="order"
        form={formId}
        name="sort"
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className={`${control.usual} cursor-pointer pr-9`}
      >
        <option value="">{order.natural}</option>
        {options.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
        {isOther && <option value={value}>{columns[sort.key as keyof typeof columns]}</option>}
      </select>
    </div>
  )
}

const icons = { cards: LayoutGrid, table: List }

interface ViewLinksProps {
  view: ListView
  /** The query of the same list in each view. */
  queries: Readonly<Record<ListView, string>>
}

export function ViewLinks({ view, queries }: ViewLinksProps) {
  const { text, pages } = useLocale(apartmentsSection)
  const { views } = text.apartmentList
  return (
    <nav aria-label={views.label} className="view-links">
      {listViews.map((each) => {
        const Icon = icons[each]
        return (
          <Link
            key={each}
            to={pages.apartments + queries[each]}
            replace
            preventScrollReset
            aria-current={each === view ? 'true' : undefined}
          >
            <Icon className="size-5" aria-hidden="true" />
            {views[each]}
          </Link>
        )
      })}
    </nav>
  )
}
