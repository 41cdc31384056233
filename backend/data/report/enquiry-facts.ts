import { sql } from 'kysely'
import type { EnquirySource } from '../../../domain/enquiry/enquiry-source.ts'
import { type EnquiryStage, enquiryStages } from '../../../domain/enquiry/enquiry-work.ts'
import type { LostReason } from '../../../domain/enquiry/lost-reason.ts'
import { dayOfSofia } from '../../../domain/formats/day-of-sofia.ts'
import {
  type EnquiryTally,
  newTally,
  tallyEnquiries as tallyAlike,
} from '../../../domain/report/enquiry-tally.ts'
import { addMonths, monthsOf, type ReportPeriod } from '../../../domain/report/report-period.ts'
import { reachedStep, saleSteps } from '../../../domain/sales/conversion.ts'
import type { Database } from '../database.ts'

interface Which {
  period: ReportPeriod
  agent: string | undefined
}

/**
 * Counts the enquiries that arrived in the period, by what the history and the records say of them. The database counts
 * those of a month that are alike, beside the main thread: of hundreds of thousands only the counts and moments leave it.
 */
export async function tallyEnquiries(db: Database, { period, agent }: Which): Promise<EnquiryTally> {
  const tally = newTally()
  const end = dayOfSofia(period.until).until
  for (const month of monthsOf(period)) {
    const first = `${month}-01` < period.from ? period.from : `${month}-01`
    const next = dayOfSofia(`${addMonths(month, 1)}-01`).from
    const alike = await countAlike(db, {
      from: dayOfSofia(first).from,
      until: next < end ? next : end,
      agent,
    })
    for (const { past, viewed, deal, answers, count, ...fact } of alike)
      tallyAlike(tally, {
        ...fact,
        month,
        count: Number(count),
        furthest: saleSteps[Math.max(past ?? 0, viewed ?? 0, deal ?? 0)] ?? 'enquiry',
        responseTimes: (answers?.split(',') ?? []).map(responseTime),
      })
  }
  return tally
}

interface Alike {
  agentId: string | null
  source: EnquirySource
  stage: EnquiryStage
  lostReason: LostReason | ''
  /** The furthest steps in the history, by a viewing to which the sender came, and by a deal; by their place in `saleSteps`. */
  past: number | null
  viewed: number | null
  deal: number | null
  count: number
  /** When each that was answered had arrived, and when it was answered. */
  answers: string | null
}

const step = (name: (typeof saleSteps)[number]) => sql.lit(saleSteps.indexOf(name))

/** Whether a change left this stage: all earlier stages were left, also where the enquiry went back. */
const left = (stage: EnquiryStage) => sql<boolean>`fields like ${sql.lit(`%"stage":{"from":"${stage}"%`)}`

/**
 * `answeredAt` is missing where an enquiry was put back to „new“. The index of kinds leads through half the history and
 * must not be taken.
 */
async function countAlike(
  db: Database,
  { from, until, agent }: { from: string; until: string; agent: string | undefined },
): Promise<Alike[]> {
  const leaves = enquiryStages.map((stage) => sql`when ${left(stage)} then ${step(reachedStep(stage))}`)
  const { rows } = await sql<Alike>`
    select "agentId", source, stage, "lostReason", past, viewed, deal, count(*) as count,
      string_agg("submittedAt" || ' ' || coalesce("leftNewAt", "answeredAt"), ',') as answers
    from (
      select enquiries."agentId", source, stage, "lostReason", "submittedAt", "answeredAt",
        min(case when ${left('new')} then at end) as "leftNewAt",
        max(case ${sql.join(leaves, sql` `)} end) as past,
        (select max(${step('viewing')}) from viewings
          where "enquiryId" = enquiries.id and state in ('interested', 'uninterested')) as viewed,
        (select max(case state when 'sold' then ${step('sale')} else ${step('reservation')} end) from reservations
          where "enquiryId" = enquiries.id) as deal
      from enquiries
      left join changes on collection = 'enquiries' and "recordId" = enquiries.id
        and coalesce(kind, '') = 'revised' and fields like '%"stage":{"from":%'
      where "submittedAt" >= ${from} and "submittedAt" < ${until}
        ${agent === undefined ? sql`` : sql`and enquiries."agentId" = ${agent}`}
      group by "submittedAt", enquiries.id
    ) as facts
    group by "agentId", source, stage, "lostReason", past, viewed, deal`.execute(db.readLong)
  return rows
}

/** In milliseconds. */
function responseTime(answer: string): number {
  const [submittedAt = '', answeredAt = ''] = answer.split(' ')
  return Math.max(0, Date.parse(answeredAt) - Date.parse(submittedAt))
}
