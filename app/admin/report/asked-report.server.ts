import type { Database } from '../../../backend/data/database.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { parsePeriod } from '../../../domain/report/report-period.ts'

/** What the URL of the report asks for, and what of it cannot be understood. */
export async function readAsked(db: Database, query: URLSearchParams) {
  const today = isoDay(new Date())
  const { period, fault } = parsePeriod(query, today)
  const { agent, agents, isUnknown } = await readAskedAgent(db, query)
  return { today, period, fault, agent, agents, isUnknownAgent: isUnknown }
}

/** The agent that the URL names, among all who may have sold something. */
export async function readAskedAgent(db: Database, query: URLSearchParams) {
  const users = await listUsers(db)
  const asked = query.get('agent')?.trim() ?? ''
  const agent = users.find(({ id }) => id === asked)?.id
  return {
    agent,
    agents: users.map(({ id, name }) => ({ id, name })),
    isUnknown: asked !== '' && agent === undefined,
  }
}
