import { createHash } from 'node:crypto'
import { listApartments } from '../../backend/data/apartments.ts'
import { listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import { getCompanySettings } from '../../backend/data/settings.ts'
import { admitFeedReader, feedLimit } from '../../backend/feeds/admit-reader.ts'
import { type Feed, feedOf } from '../../domain/feed/feed-apartment.ts'
import { backendContext, requestContext } from '../context.ts'
import type { Sent } from '../forms/read-form.ts'
import { site } from '../text/site.ts'
import { matchesIfNoneMatch } from './matches-if-none-match.ts'
import { notFoundResponse } from './not-found-response.ts'

/** The free apartments for whoever brings the key (docs/feeds.md). Never cached for others: the key is in the URL. */
export async function feedLoader(
  { request, context }: Sent,
  contentType: string,
  write: (feed: Feed) => string,
) {
  const { db } = context.get(backendContext)
  const { visitor, origin } = context.get(requestContext)
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const admission = await admitFeedReader(db, key, visitor.ip)
  if (admission === 'closed') return notFoundResponse()
  if (admission === 'too-many') return tooMany()
  const [free, plans, { values: company }] = await Promise.all([
    listApartments(db, { available: true }),
    listFloorPlans(db),
    getCompanySettings(db),
  ])
  const body = write(feedOf(site.name, { origin, plans, address: company.address }, free))
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = { ETag: `W/${tag}`, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (matchesIfNoneMatch(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': contentType } })
}

function tooMany(): Response {
  return new Response('Too many requests', {
    status: 429,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(feedLimit.within / 1000),
    },
  })
}
