import type { UserListItem } from '../../../domain/people/user-list-item.ts'
import type { EnquiryTally } from '../../../domain/report/enquiry-tally.ts'
import {
  factsOf,
  figuresOf,
  type SalesFacts,
  type SalesFigures,
} from '../../../domain/report/sales-figures.ts'
import { formatMonth } from '../../../domain/sales/sold-months.ts'
import { reportText as text } from '../../../text/admin/report.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import type { FigureKind, ReportColumn, ReportRow, ReportTable } from './report-table.ts'

const kinds: Record<keyof SalesFigures, FigureKind> = {
  enquiries: 'count',
  responseTime: 'duration',
  viewings: 'count',
  reservations: 'count',
  sales: 'count',
  soldFor: 'money',
  discount: 'money',
  discountShare: 'share',
  paid: 'money',
}
const names = Object.keys(kinds) as (keyof SalesFigures)[]

const columns = names.map((key): ReportColumn => ({ key, header: text.figures[key], kind: kinds[key] }))
const drawn = ['enquiries', 'viewings', 'reservations', 'sales', 'discount', 'paid']

/** Every agent who can sign in, and whoever else something counts for. */
export function describeAgents(
  users: readonly Pick<UserListItem, 'id' | 'name' | 'role' | 'state'>[],
  tally: EnquiryTally,
  facts: SalesFacts,
): ReportTable {
  const busy = new Set([
    ...tally.byAgent.keys(),
    ...Object.values(facts).flatMap((some: readonly { agentId: string | null }[]) =>
      some.map(({ agentId }) => agentId ?? ''),
    ),
  ])
  const known = users.filter(
    ({ id, role, state }) => busy.has(id) || (role === 'agent' && state === 'active'),
  )
  const former = [...busy].filter((id) => id !== '' && !users.some((user) => user.id === id))
  const people = [
    ...known.map(({ id, name }) => ({ ids: [id], name })),
    ...(former.length > 0 ? [{ ids: former, name: reservationsText.formerAgent }] : []),
    ...(busy.has('') ? [{ ids: [''], name: text.noAgent }] : []),
  ]
  return {
    ...text.agents,
    id: 'agents',
    columns,
    charts: { as: 'bars', keys: drawn },
    rows: people.map(({ ids, name }) => {
      const groups = ids.map((id) => tally.byAgent.get(id))
      const own = factsOf(facts, ({ agentId }) => ids.includes(agentId ?? ''))
      return rowOf(ids[0] ?? '', name, figuresOf(groups, own))
    }),
    total: totalOf(tally, facts),
  }
}

export function describeMonths(
  months: readonly string[],
  tally: EnquiryTally,
  facts: SalesFacts,
): ReportTable {
  return {
    ...text.months,
    id: 'months',
    columns,
    charts: { as: 'columns', keys: drawn },
    rows: months.map((month) => {
      const own = factsOf(facts, (placed) => placed.month === month)
      return rowOf(month, formatMonth(month), figuresOf([tally.byMonth.get(month)], own))
    }),
    total: totalOf(tally, facts),
  }
}

function totalOf(tally: EnquiryTally, facts: SalesFacts): ReportRow {
  return rowOf('total', text.total, figuresOf([...tally.byMonth.values()], facts))
}

function rowOf(key: string, label: string, figures: SalesFigures): ReportRow {
  return { key, label, values: names.map((name) => figures[name]) }
}
