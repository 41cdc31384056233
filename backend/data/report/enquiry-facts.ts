import { sql } from 'kysely'
import { type EnquiryStage, enquiryStages } from '../../../domain/enquiry/enquiry-work.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { dayOfSofia } from '../../../domain/formats/day-of-sofia.ts'
import {
  type EnquiryFact,
  type EnquiryTally,
  newTally,
  tallyEnquiry,
} from '../../../domain/report/enquiry-tally.ts'
import type { ReportPeriod } from '../../../domain/report/report-period.ts'
import type { Database } from '../database.ts'

/** SQLite and PostgreSQL limit how many parameters a statement may have. Between two pages other work gets a turn. */
const onPage = 500

const held = ['interested', 'uninterested'] as const

interface Which {
  period: ReportPeriod
  agent: string | undefined
}

/**
 * Counts the enquiries that arrived in the period, by what the history and the records say of them. It may read
 * hundreds of thousands of rows: they come in pages, beside the main thread, and only the counts are kept.
 */
export async function tallyEnquiries(db: Database, which: Which): Promise<EnquiryTally> {
  const tally = newTally()
  let next: Promise<Page> | undefined = readPage(db, which, undefined)
  while (next) {
    const page: Page = await next
    // The next page is read while this one is counted.
    next = page.length < onPage ? undefined : readPage(db, which, page.at(-1))
    // Where the facts fail, nobody waits for that page any more.
    next?.catch(() => {})
    for (const fact of await factsOf(db, page)) tallyEnquiry(tally, fact)
  }
  return tally
}

type Page = Awaited<ReturnType<typeof readPage>>

/** The next ones in the order of their arrival. */
async function readPage(
  db: Database,
  { period, agent }: Which,
  after: { id: string; submittedAt: string } | undefined,
) {
  let query = db.readLong
    .selectFrom('enquiries')
    .select(['id', 'submittedAt', 'answeredAt', 'agentId', 'source', 'stage', 'lostReason'])
    .where('submittedAt', '>=', after?.submittedAt ?? dayOfSofia(period.from).from)
    .where('submittedAt', '<', dayOfSofia(period.until).until)
    .orderBy('submittedAt')
    .orderBy('id')
    .limit(onPage)
  if (after)
    query = query.where(({ or, eb }) =>
      or([eb('submittedAt', '>', after.submittedAt), eb('id', '>', after.id)]),
    )
  if (agent !== undefined) query = query.where('agentId', '=', agent)
  return query.execute()
}

async function factsOf(db: Database, page: Page): Promise<EnquiryFact[]> {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const [moves, viewed, deals] = await Promise.all([
    readStageMoves(db, ids),
    readViewed(db, ids),
    readDeals(db, ids),
  ])
  return page.map(({ id, submittedAt, answeredAt, ...fact }) => {
    const { stages = [], leftNewAt } = moves.get(id) ?? {}
    const firstAnswer = leftNewAt ?? answeredAt
    return {
      ...fact,
      month: isoDay(new Date(submittedAt)).slice(0, 7),
      pastStages: stages,
      responseTime:
        firstAnswer === null ? null : Math.max(0, Date.parse(firstAnswer) - Date.parse(submittedAt)),
      hadViewing: viewed.has(id),
      hadReservation: deals.has(id),
      isSold: deals.get(id) === true,
    }
  })
}

interface StageMoves {
  stages: EnquiryStage[]
  /** When it first left „new“; an enquiry that is put back there has `answeredAt` no more. */
  leftNewAt: string | null
}

async function readStageMoves(db: Database, ids: string[]): Promise<Map<string, StageMoves>> {
  // The index of kinds, and that of moments for the order, lead through half the history: neither may be taken.
  const kind = sql<string>`coalesce(${sql.ref('kind')}, '')`
  const found = await db.readLong
    .selectFrom('changes')
    .select(['recordId', 'at', 'revision', 'fields'])
    .where('collection', '=', 'enquiries')
    .where('recordId', 'in', ids)
    .where(kind, '=', 'revised')
    .where('fields', 'like', '%"stage":{%')
    .execute()
  const rows = found.sort((one, other) =>
    one.at === other.at ? one.revision - other.revision : one.at < other.at ? -1 : 1,
  )
  const moves = new Map<string, StageMoves>()
  for (const { recordId, at, fields } of rows) {
    const { from, to } = stageOf(fields)
    const known = moves.get(recordId) ?? { stages: [], leftNewAt: null }
    for (const stage of [from, to]) if (stage && !known.stages.includes(stage)) known.stages.push(stage)
    if (from === 'new') known.leftNewAt ??= at
    moves.set(recordId, known)
  }
  return moves
}

/** A stage that an older release knew is left out. */
function stageOf(fields: string): { from?: EnquiryStage | undefined; to?: EnquiryStage | undefined } {
  const { stage = {} }: { stage?: { from?: unknown; to?: unknown } } = JSON.parse(fields)
  const known = (value: unknown) => enquiryStages.find((each) => each === value)
  return { from: known(stage.from), to: known(stage.to) }
}

/** Those whose sender came to a viewing. */
async function readViewed(db: Database, ids: string[]): Promise<Set<string | null>> {
  const rows = await db.readLong
    .selectFrom('viewings')
    .select('enquiryId')
    .distinct()
    .where('enquiryId', 'in', ids)
    .where('state', 'in', held)
    .execute()
  return new Set(rows.map(({ enquiryId }) => enquiryId))
}

/** Those that became a reservation, and whether one of them was sold. */
async function readDeals(db: Database, ids: string[]): Promise<Map<string | null, boolean>> {
  const rows = await db.readLong
    .selectFrom('reservations')
    .select(['enquiryId', 'state'])
    .where('enquiryId', 'in', ids)
    .execute()
  const deals = new Map<string | null, boolean>()
  for (const { enquiryId, state } of rows)
    deals.set(enquiryId, state === 'sold' || deals.get(enquiryId) === true)
  return deals
}
