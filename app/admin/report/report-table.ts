import { moneyFormat, type WrittenSheet } from '../../../backend/spreadsheets/written-sheet.ts'
import { formatCents } from '../../../domain/deal/cents.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { formatShare } from '../../../domain/formats/share.ts'
import { formatDuration } from '../../../text/admin/enquiry-times.ts'
import { reportText as text } from '../../../text/admin/report.ts'

/** Counts; cents; shares from 0 to 1; milliseconds; weeks. */
export type FigureKind = 'count' | 'money' | 'share' | 'duration' | 'weeks'

export interface ReportColumn {
  key: string
  header: string
  kind: FigureKind
}

export interface ReportRow {
  key: string
  label: string
  /** One for each column; null where there is none. */
  values: (number | null)[]
}

/** One part of the report: the screen, its chart and its spreadsheet all show these numbers. */
export interface ReportTable {
  id: ReportPart
  title: string
  about: string
  head: string
  columns: ReportColumn[]
  rows: ReportRow[]
  total?: ReportRow
  /** What is said in the place of a table without rows. */
  none: string
  /** The columns that are drawn: each in a picture of its own, or stacked in the rows. */
  charts: { as: 'columns' | 'bars' | 'stack'; keys: string[] }
}

export const reportParts = ['agents', 'months', 'reasons', 'sources', 'funnel', 'types', 'floors'] as const
export type ReportPart = (typeof reportParts)[number]

export function formatFigure(kind: FigureKind, value: number | null): string {
  if (value === null) return kind === 'weeks' ? `— (${text.withoutSales})` : '–'
  switch (kind) {
    case 'count':
      return formatNumber(value)
    case 'money':
      return formatCents(value)
    case 'share':
      return formatShare(value, 1)
    case 'duration':
      return formatDuration(value)
    case 'weeks':
      return value === 0 ? text.soldOut : text.weeks(value)
  }
}

const formats: Record<FigureKind, string> = {
  count: '#,##0',
  money: moneyFormat,
  share: '0.0%',
  duration: '#,##0.0',
  weeks: '#,##0',
}

const hour = 60 * 60_000

/** What a cell of a spreadsheet holds: numbers that can be reckoned with, in euros and hours. */
function cellOf(kind: FigureKind, value: number | null): string | number | null {
  if (value === null) return kind === 'weeks' ? text.withoutSales : null
  if (kind === 'money') return value / 100
  return kind === 'duration' ? value / hour : value
}

export function sheetOfTable({ title, head, columns, rows, total }: ReportTable): WrittenSheet {
  const all = total ? [...rows, total] : rows
  return {
    title,
    columns: [
      { header: head, width: 28 },
      ...columns.map(({ header, kind }) => ({
        header: headerOf(header, kind),
        width: 18,
        format: formats[kind],
      })),
    ],
    rows: all.map(({ label, values }) => [
      label,
      ...columns.map(({ kind }, at) => cellOf(kind, values[at] ?? null)),
    ]),
  }
}

function headerOf(header: string, kind: FigureKind): string {
  if (kind === 'duration') return text.hours(header)
  return kind === 'weeks' ? text.stock.weeksSheet : header
}

export function figureAt({ columns }: Pick<ReportTable, 'columns'>, row: ReportRow, key: string): number {
  return row.values[columns.findIndex((column) => column.key === key)] ?? 0
}
