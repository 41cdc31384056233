import type { Database } from '../../../backend/data/database.ts'
import { listCommissionSales } from '../../../backend/data/report/sales-facts.ts'
import { readDealUnits } from '../../../backend/deals/deal-units.ts'
import type { Building } from '../../../domain/building/building.ts'
import { commissionOf } from '../../../domain/commission/commission.ts'
import { sumOf, toCents } from '../../../domain/deal/cents.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { daysOfMonth } from '../../../domain/report/report-period.ts'
import { reportText } from '../../../text/admin/report.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { readAskedAgent } from './asked-report.server.ts'

export interface CommissionSale {
  id: string
  revision: number
  units: string
  buyerName: string
  contractDate: string
  /** In cents. */
  price: number
  /** In hundredths of a percent. */
  rate: number
  /** In cents, rounded once: sums add up what the lines say. */
  amount: number
}

export interface AgentCommission {
  id: string
  name: string
  sales: CommissionSale[]
  price: number
  amount: number
}

/** The month and the agent of the URL; what cannot be understood is the current month, and everybody. */
export async function readAskedMonth(db: Database, query: URLSearchParams) {
  const typed = query.get('month')?.trim() ?? ''
  const current = isoDay(new Date()).slice(0, 7)
  const isMonth = daysOfMonth(typed) !== undefined
  const { agent, agents, isUnknown } = await readAskedAgent(db, query)
  return {
    month: isMonth ? typed : current,
    isWrongMonth: typed !== '' && !isMonth,
    agent,
    agents,
    isUnknownAgent: isUnknown,
  }
}

/** The sales of a month by agent, with what each agent gets of them. */
export async function readCommission(
  building: Building,
  db: Database,
  { month, agent }: { month: string; agent: string | undefined },
): Promise<AgentCommission[]> {
  const period = daysOfMonth(month)
  if (!period) throw new Error(`${month} is no month`)
  const [sales, unitsOf, { agents }] = await Promise.all([
    listCommissionSales(db, { period, agent }),
    readDealUnits(building, db),
    readAskedAgent(db, new URLSearchParams()),
  ])
  const nameOf = (id: string) =>
    id === ''
      ? reportText.noAgent
      : (agents.find((user) => user.id === id)?.name ?? reservationsText.formerAgent)
  return [...Map.groupBy(sales, ({ agentId }) => agentId ?? '')]
    .map(([id, own]): AgentCommission => {
      const lines = own.map((sale): CommissionSale => {
        const { finalPrice, commissionRate, contractDate } = sale
        const rate = commissionRate ?? 0
        return {
          id: sale.id,
          revision: sale.revision,
          units: unitsOf(sale).name,
          buyerName: sale.buyerName,
          contractDate: contractDate ?? '',
          price: toCents(finalPrice ?? 0),
          rate,
          amount: commissionOf(finalPrice ?? 0, rate),
        }
      })
      const price = sumOf(lines.map((line) => ({ amount: line.price })))
      return { id, name: nameOf(id), sales: lines, price, amount: sumOf(lines) }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'bg'))
}
