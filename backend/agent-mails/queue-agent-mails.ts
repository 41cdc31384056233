import type { RecordChange } from '../../domain/record/record-change.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import { deleteOldNotices, listNewChanges, markChangesNotified } from '../data/agent-notices.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import { findEnquiry } from '../data/enquiries/enquiries.ts'
import { MailNotQueued, requireMail } from '../data/mails.ts'
import { findReservation } from '../data/reservations/queries.ts'
import { findUser } from '../data/users/find-users.ts'
import { findUnits } from '../deals/read-units.ts'
import { findReader } from './agent-mail-hooks.ts'
import { assignedMessage, type NamedEnquiry } from './agent-messages.ts'
import { dealNews, type Share } from './deal-news.ts'
import { nameEnquiry } from './name-enquiry.ts'
import { type NetChanges, netChanges, settledByRecord } from './net-changes.ts'

export interface AgentMailDeps {
  db: Database
  enquiriesUrl: string | undefined
  reservationsUrl: string | undefined
}

const hour = 60 * 60_000
/** After a longer downtime nobody is told: it was long ago, and the screens show it. */
const remembered = 6 * hour
const kept = 7 * 24 * hour
const mostAtOnce = 500

/**
 * Queues the mails to agents about what others have done to their enquiries and reservations. Reads the history, so that
 * it does not matter which screen, server or function has made the change. Returns how many were queued.
 */
export async function queueAgentMails(deps: AgentMailDeps, now: Date): Promise<number> {
  const { db } = deps
  await deleteOldNotices(db, new Date(now.getTime() - kept))
  const since = new Date(now.getTime() - remembered)
  const records = settledByRecord(await listNewChanges(db, { since, limit: mostAtOnce }), now)
  const byAgent = new Map<string, RecordChange[][]>()
  let count = 0
  try {
    for (const changes of records) {
      if (changes[0]?.collection === 'reservations') count += await queueDealMails(deps, changes)
      else {
        const agentId = assignedAgent(changes)
        byAgent.set(agentId, [...(byAgent.get(agentId) ?? []), changes])
      }
    }
    for (const [agentId, assigned] of byAgent) count += await queueAssignmentMail(deps, agentId, assigned)
  } catch (error) {
    if (!(error instanceof MailNotQueued)) throw error
  }
  return count
}

/** Whom others have assigned the enquiry to; empty for nobody, or when it is as before. */
function assignedAgent(changes: readonly RecordChange[]): string {
  const agentId = netChanges(changes).agentId?.to
  const last = changes.findLast(({ fields }) => fields.agentId)
  return typeof agentId === 'string' && last?.actor.id !== agentId ? agentId : ''
}

async function queueAssignmentMail(
  { db, enquiriesUrl }: AgentMailDeps,
  agentId: string,
  records: readonly RecordChange[][],
): Promise<number> {
  return db.transaction(async () => {
    if (!(await markChangesNotified(db, records.flat()))) throw new MailNotQueued()
    const reader = await findReader(db, agentId, 'mailsAssigned')
    if (!reader) return 0
    const enquiries: NamedEnquiry[] = []
    for (const [change] of records) {
      const enquiry = change && (await findEnquiry(db, change.recordId))
      // Whoever has got it meanwhile is told of that.
      if (enquiry?.agentId === agentId) enquiries.push(await nameEnquiry(db, enquiry))
    }
    const [first] = records
    if (!first || enquiries.length === 0) return 0
    const what = enquiries.length === 1 ? enquiries[0]?.enquiry.id : 'several'
    const key = `assigned ${agentId} ${what} ${first[0]?.id}`
    const message = assignedMessage(enquiries, { actor: namesOf(records.flat()), enquiriesUrl })
    await requireMail(db, { ...message, to: reader.email }, { kind: 'assigned', key })
    return 1
  })
}

async function queueDealMails(deps: AgentMailDeps, changes: readonly RecordChange[]): Promise<number> {
  const { db, reservationsUrl } = deps
  const [first] = changes
  const reservation = first && (await findReservation(db, first.recordId))
  return db.transaction(async () => {
    if (!(await markChangesNotified(db, changes))) throw new MailNotQueued()
    if (!reservation) return 0
    const [building, units] = [await getBuilding(db), await findUnits(db, reservation)]
    let count = 0
    for (const userId of concerned(reservation, changes)) {
      const byOthers = changes.filter(({ actor }) => actor.id !== userId)
      const reader = byOthers.length > 0 ? await findReader(db, userId, 'mailsDeals') : undefined
      if (!reader) continue
      const net = netChanges(byOthers)
      const share = await shareOf(db, userId, { reservation, changes: byOthers, net })
      const about = { building, reservation, units, changes: net, actor: namesOf(byOthers), reservationsUrl }
      const message = share && dealNews({ ...about, share })
      if (!message) continue
      await requireMail(
        db,
        { ...message, to: reader.email },
        { kind: 'deal', key: `deal ${userId} ${first?.id}` },
      )
      count++
    }
    return count
  })
}

/** Who has or had the reservation, and who has asked for its discount. */
function concerned(
  { agentId, approvalAskedBy }: Reservation,
  changes: readonly RecordChange[],
): ReadonlySet<string> {
  const agents = changes.flatMap(({ fields }) => [fields.agentId?.from, fields.agentId?.to])
  const ids = [agentId, approvalAskedBy, ...agents]
  return new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))
}

interface Concerning {
  reservation: Reservation
  changes: readonly RecordChange[]
  net: NetChanges
}

async function shareOf(
  db: Database,
  userId: string,
  { reservation: { agentId, approvalAskedBy }, changes, net }: Concerning,
): Promise<Share | undefined> {
  if (agentId === userId) {
    const isNew = changes.some(({ kind }) => kind === 'added')
    return net.agentId?.to === userId ? { kind: 'gained', isNew } : { kind: 'own' }
  }
  if (net.agentId?.from === userId)
    return { kind: 'lost', owner: agentId === null ? undefined : (await findUser(db, agentId))?.name }
  return approvalAskedBy === userId ? { kind: 'asked' } : undefined
}

function namesOf(changes: readonly RecordChange[]): string {
  return [...new Set(changes.map(({ actor }) => actor.name))].join(', ')
}
