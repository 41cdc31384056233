import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { tallyEnquiries } from '../../../backend/data/report/enquiry-facts.ts'
import { listSoldSince, readSalesFacts } from '../../../backend/data/report/sales-facts.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import type { Building } from '../../../domain/building/building.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { monthsOf, type ReportPeriod } from '../../../domain/report/report-period.ts'
import { paceWeeks } from '../../../domain/report/stock-pace.ts'
import { describeFunnel, describeReasons, describeSources } from './describe-enquiries.ts'
import { describeAgents, describeMonths } from './describe-figures.ts'
import { describeFloors, describeTypes } from './describe-stock.ts'
import type { ReportTable } from './report-table.ts'

interface Asked {
  period: ReportPeriod
  agent: string | undefined
  /** In Sofia. */
  today: string
}

/** All parts of the report. With an agent, only what is his; the stock is always the whole building's. */
export async function readReport(
  building: Building,
  db: Database,
  { today, ...which }: Asked,
): Promise<ReportTable[]> {
  const [users, facts, tally, apartments, sold] = await Promise.all([
    listUsers(db),
    readSalesFacts(db, which),
    tallyEnquiries(db, which),
    listApartmentItems(db),
    listSoldSince(db, { since: addDays(today, 1 - paceWeeks * 7), until: today }),
  ])
  return [
    describeAgents(
      users.filter(({ id }) => which.agent === undefined || which.agent === id),
      tally,
      facts,
    ),
    describeMonths(monthsOf(which.period), tally, facts),
    describeReasons(tally),
    describeSources(tally),
    describeFunnel(tally),
    describeTypes(building, apartments, sold),
    describeFloors(building, apartments, sold),
  ]
}
