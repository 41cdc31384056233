import type { ReactNode } from 'react'
import { figureAt, formatFigure, type ReportRow, type ReportTable } from './report-table.ts'

const fills = ['fill-sea-600', 'fill-reserved', 'fill-sold'] as const
const stockFills = ['fill-available', 'fill-reserved', 'fill-sold'] as const
const stockMarks = ['bg-available', 'bg-reserved', 'bg-sold'] as const
const cellClass = 'py-1.5 pl-2 lg:pl-3 text-right whitespace-nowrap tabular-nums'

/** The numbers, with a bar in each row where the part has no pictures of its own. */
export function FiguresTable({ table, label }: { table: ReportTable; label: string }) {
  const { head, columns, rows, total, charts } = table
  const isStacked = charts.as === 'stack'
  return (
    <section aria-label={label} tabIndex={0} className="relative mt-4 overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-sea-800">
          <tr>
            <th scope="col" className="sticky left-0 bg-white pb-1 text-left align-bottom font-semibold">
              {head}
            </th>
            {isStacked && <td aria-hidden="true" className="max-sm:hidden" />}
            {columns.map(({ key, header }) => (
              <th
                key={key}
                scope="col"
                className="pb-1 pl-2 text-right lg:min-w-20 lg:pl-3 align-bottom font-semibold"
              >
                <Mark table={table} name={key} />
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-row={row.key} className="border-t border-sand-200">
              <RowHead label={row.label}>{isStacked && <StackedBar table={table} row={row} />}</RowHead>
              {isStacked && (
                <td aria-hidden="true" className="w-full py-1.5 pl-3 max-sm:hidden">
                  <StackedBar table={table} row={row} />
                </td>
              )}
              <Cells table={table} row={row} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-t-2 border-sand-200 font-bold">
              <RowHead label={total.label} />
              {isStacked && <td aria-hidden="true" className="max-sm:hidden" />}
              <Cells table={table} row={total} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

/** On a phone the bar is below the name, so that there is room for the numbers. */
function RowHead({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky left-0 min-w-24 bg-white py-1.5 text-left font-[inherit] wrap-anywhere sm:whitespace-nowrap"
    >
      {label}
      {children && <span className="mt-1 block sm:hidden">{children}</span>}
    </th>
  )
}

function Cells({ table: { columns }, row }: { table: ReportTable; row: ReportRow }) {
  return columns.map(({ key, kind }, at) => (
    <td key={key} data-column={key} className={cellClass}>
      {formatFigure(kind, row.values[at] ?? null)}
    </td>
  ))
}

/** Says which colour of the bar a column has, where there are several. */
function Mark({ table: { charts }, name }: { table: ReportTable; name: string }) {
  const at = charts.keys.indexOf(name)
  if (charts.as !== 'stack' || charts.keys.length === 1 || at === -1) return null
  return (
    <span
      className={`mr-1.5 inline-block size-3 rounded-sm align-[-1px] forced-color-adjust-none ${stockMarks[at]}`}
      aria-hidden="true"
    />
  )
}

function StackedBar({ table, row }: { table: ReportTable; row: ReportRow }) {
  const { keys } = table.charts
  const valuesOf = (each: ReportRow) => keys.map((key) => figureAt(table, each, key))
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const most = Math.max(1, ...table.rows.map((each) => sumOf(valuesOf(each))))
  const widths = valuesOf(row).map((value) => (value / most) * 100)
  const colours = keys.length > 1 ? stockFills : fills
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="block h-4 w-full min-w-24 overflow-hidden rounded bg-sand-100"
      aria-hidden="true"
    >
      {widths.map((width, at) => (
        <rect
          key={keys[at]}
          x={sumOf(widths.slice(0, at))}
          width={width}
          height="6"
          data-part={keys[at]}
          className={colours[at]}
        />
      ))}
    </svg>
  )
}
