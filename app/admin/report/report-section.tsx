import { reportText as text } from '../../../text/admin/report.ts'
import { FiguresTable } from './figures-table.tsx'
import { FormatLinks } from './format-links.tsx'
import { MeasureCharts } from './measure-charts.tsx'
import type { ReportTable } from './report-table.ts'

/** One part of the report: its chart, its table and its spreadsheet. */
export function ReportSection({ table, exported }: { table: ReportTable; exported: string }) {
  const { id, title, about, rows, none, charts } = table
  return (
    <section
      aria-labelledby={`part-${id}`}
      className="rounded-card bg-white p-4 shadow-card sm:p-5"
      data-part={id}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`part-${id}`} className="text-xl">
          {title}
        </h2>
        {rows.length > 0 && <FormatLinks title={title} url={exported} />}
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 text-sea-700">{none}</p>
      ) : (
        <>
          {about && <p className="mt-1 max-w-4xl text-sm text-sea-700">{about}</p>}
          {charts.as !== 'stack' && <MeasureCharts table={table} as={charts.as} />}
          <FiguresTable table={table} label={text.tableOf(title)} />
        </>
      )}
    </section>
  )
}
