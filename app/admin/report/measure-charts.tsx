import { figureAt, formatFigure, type ReportColumn, type ReportTable } from './report-table.ts'

interface DrawnRow {
  key: string
  label: string
  value: number
  shown: string
}

/** A small picture for each number of the table. Screen readers ignore them, because the table has the same numbers. */
export function MeasureCharts({ table, as }: { table: ReportTable; as: 'columns' | 'bars' }) {
  const Chart = as === 'columns' ? Columns : Bars
  return (
    <div
      aria-hidden="true"
      className="print-thirds mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,30%)),1fr))] gap-x-4 gap-y-5 sm:gap-x-6"
    >
      {table.columns
        .filter(({ key }) => table.charts.keys.includes(key))
        .map((column) => (
          <figure key={column.key} data-chart={column.key} className="min-w-0">
            <figcaption className="mb-1 flex justify-between gap-2 border-b border-sand-200 pb-1 text-sm">
              <b className="text-sea-900">{column.header}</b>
              <span className="text-sea-800 tabular-nums">{totalOf(table, column)}</span>
            </figcaption>
            <Chart rows={drawnRows(table, column)} />
          </figure>
        ))}
    </div>
  )
}

function drawnRows(table: ReportTable, { key, kind }: ReportColumn): DrawnRow[] {
  return table.rows.map((row) => {
    const value = figureAt(table, row, key)
    return { key: row.key, label: row.label, value, shown: formatFigure(kind, value) }
  })
}

function totalOf(table: ReportTable, { key, kind }: ReportColumn): string {
  return table.total ? formatFigure(kind, figureAt(table, table.total, key)) : ''
}

const height = 40
const [width, gap] = [10, 2]

/** One column for each month, with the first and the last one named below. */
function Columns({ rows }: { rows: readonly DrawnRow[] }) {
  const most = mostOf(rows)
  return (
    <>
      <svg
        viewBox={`0 0 ${rows.length * width} ${height}`}
        preserveAspectRatio="none"
        className="block h-24 w-full border-b border-sea-200"
        aria-hidden="true"
      >
        {rows.map(({ key, label, value, shown }, at) => (
          <rect
            key={key}
            x={at * width + gap / 2}
            y={height - (value / most) * height}
            width={width - gap}
            height={(value / most) * height}
            data-row={key}
            className="fill-sea-600"
          >
            <title>{`${label}: ${shown}`}</title>
          </rect>
        ))}
      </svg>
      <p className="mt-1 flex justify-between gap-2 text-xs text-sea-700">
        <span>{rows[0]?.label}</span>
        {rows.length > 1 && <span className="text-right">{rows.at(-1)?.label}</span>}
      </p>
    </>
  )
}

/** One bar for each agent. */
function Bars({ rows }: { rows: readonly DrawnRow[] }) {
  const most = mostOf(rows)
  return (
    <ul className="grid gap-1.5 text-sm">
      {rows.map(({ key, label, value, shown }) => (
        <li key={key}>
          <span className="flex justify-between gap-2 leading-tight">
            <span className="min-w-0 truncate text-sea-800">{label}</span>
            <span className="whitespace-nowrap tabular-nums">{shown}</span>
          </span>
          <svg
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            className="block h-2 w-full overflow-hidden rounded bg-sand-100"
            aria-hidden="true"
          >
            <rect width={(value / most) * 100} height="6" data-row={key} className="fill-sea-600" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function mostOf(rows: readonly DrawnRow[]): number {
  return Math.max(1, ...rows.map(({ value }) => value))
}
