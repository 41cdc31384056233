import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { withIds } from '../../../domain/favourites/favourites.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { favouritesSection } from '../../../text/public/sections/favourites.ts'
import { useLocale } from '../../locale.tsx'
import { Image } from '../../ui/image.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLine } from '../../written.tsx'
import { HeartButton } from '../favourites/heart-button.tsx'
import { HomePicture } from '../favourites/home-picture.tsx'
import type { KeptHome } from '../favourites/kept-home.ts'
import { useStatusChanges } from '../favourites/status-changes.ts'
import type { ComparedLine, ComparedRowView } from './compared-rows.ts'

interface CompareTableProps {
  homes: KeptHome[]
  rows: ComparedRowView[]
}

/**
 * A column for each apartment. On a phone the label of a row stands above its cells (compare.css); the explicit roles
 * keep it a table for assistive technology.
 */
export function CompareTable({ homes, rows }: CompareTableProps) {
  const { compare } = useLocale(favouritesSection).text
  return (
    <>
      {rows.some(({ differs }) => differs) && homes.length > 1 && (
        <p className="compare-legend">
          <span className="compare-differs" aria-hidden="true" /> {compare.legend}
        </p>
      )}
      <section aria-label={compare.tableLabel} tabIndex={0} className="compare-frame">
        <table role="table" className="compare-table" data-homes={homes.length}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" className="compare-label">
                <span className="sr-only">{compare.feature}</span>
              </th>
              <Heads homes={homes} />
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Row key={row.label} row={row} homes={homes} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p className="mt-6 text-lg">{compare.noDifferences}</p>}
    </>
  )
}

function Heads({ homes }: { homes: KeptHome[] }) {
  const { text, pages } = useLocale(favouritesSection)
  const changes = useStatusChanges(homes)
  const { search } = useLocation()
  const isDiff = new URLSearchParams(search).has('diff')
  const without = (removed: string) => {
    const url = withIds(
      pages.compare,
      homes.flatMap(({ id }) => (id === removed ? [] : id)),
    )
    return isDiff && homes.length > 1 ? `${url}&diff=1` : url
  }
  return homes.map(({ id, number, title, status, picture }) => {
    const change = changes.get(id)
    return (
      <th key={id} role="columnheader" scope="col">
        <HomePicture picture={picture} label={title} shown={{ wide: 320, narrow: 50 }} />
        <Link to={pages.apartment(id)} className="block text-lg underline underline-offset-4">
          {title}
        </Link>
        <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />
        <span role="status" className="block text-sm text-sea-800">
          {change && text.favourites.changed[change.status](change.minutes)}
        </span>
        <span className="screen-only flex flex-wrap items-center justify-between gap-x-2">
          <Link
            to={without(id)}
            replace
            preventScrollReset
            aria-label={text.compare.remove(number)}
            className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-sea-700 underline-offset-4 hover:underline"
          >
            <X className="size-4" aria-hidden="true" />
            {text.compare.removeShort}
          </Link>
          <HeartButton id={id} number={number} className="-mr-2" />
        </span>
      </th>
    )
  })
}

function Row({
  row: { label, differs, cells, isSet, pictures },
  homes,
}: {
  row: ComparedRowView
  homes: KeptHome[]
}) {
  const { compare } = useLocale(favouritesSection).text
  return (
    <tr role="row" data-differs={differs || undefined}>
      <th role="rowheader" scope="row" className="compare-label">
        <span>
          {label}
          {differs && (
            <>
              {' '}
              <span className="compare-differs" aria-hidden="true" />
              <span className="sr-only">({compare.differs})</span>
            </>
          )}
        </span>
      </th>
      {cells.map((lines, index) => (
        <td key={homes[index]?.id} role="cell">
          {homes[index] && <Views home={homes[index]} label={label} pictures={pictures?.[index] ?? []} />}
          <Lines lines={lines} isSet={isSet} />
        </td>
      ))}
    </tr>
  )
}

interface ViewsProps {
  home: KeptHome
  label: string
  pictures: readonly StoredImage[]
}

/** What is seen from the windows: one picture for each side. They lead to where it can be looked around in. */
function Views({ home: { id, title }, label, pictures }: ViewsProps) {
  const { pages } = useLocale()
  if (pictures.length === 0) return null
  return (
    <Link to={`${pages.apartment(id)}?view=open`} className="compare-views">
      {pictures.map((picture, index) => (
        <Image
          key={picture.url}
          image={picture}
          alt={index === 0 ? `${label}: ${title}` : ''}
          sizes="(min-width: 48rem) 400px, 70vw"
          fit="cover"
          className="aspect-2/1"
        />
      ))}
    </Link>
  )
}

interface LinesProps extends Pick<ComparedRowView, 'isSet'> {
  lines: ComparedLine[]
}

/** Several lines are a list; in a set, those that others lack are marked. */
function Lines({ lines, isSet }: LinesProps) {
  const writtenLine = useWrittenLine()
  const [first] = lines
  if (lines.length < 2) return first ? writtenLine(first.text) : <span aria-hidden="true">–</span>
  return (
    <ul>
      {lines.map(({ text, differs }) => (
        <li key={text} data-differs={(isSet && differs) || undefined}>
          {writtenLine(text)}
        </li>
      ))}
    </ul>
  )
}
