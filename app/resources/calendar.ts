import { createHash } from 'node:crypto'
import { href } from 'react-router'
import { admitCalendarReader, calendarLimit } from '../../backend/viewings/admit-calendar-reader.ts'
import { writeAgentCalendar } from '../../backend/viewings/agent-calendar.ts'
import { backendContext, requestContext } from '../context.ts'
import type { Route } from './+types/calendar'
import { notFoundResponse, tooManyRequests } from './plain-response.ts'
import { matchesIfNoneMatch } from './send-file.ts'

/**
 * The viewings of one person, for the calendar of a phone. The key is the address, so shared caches must not store the
 * response, and nothing that is found by a search engine leads here.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const { visitor, origin } = context.get(requestContext)
  const owner = await admitCalendarReader(db, params.key, visitor.ip)
  if (owner === 'unknown') return notFoundResponse()
  if (owner === 'too-many') return tooManyRequests(calendarLimit)
  const viewingsUrl = origin + href('/admin/viewings')
  const body = await writeAgentCalendar(db, owner, { now: new Date(), viewingsUrl })
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = { ETag: `W/${etag}`, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (matchesIfNoneMatch(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}
