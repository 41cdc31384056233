import { backendContext } from '../../context.ts'
import type { Route } from './+types/unread'
import { readWaiting } from './read-waiting.ts'

/** Returns a count for the sidebar of a page that stays open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const kind = new URL(request.url).searchParams.get('of') === 'reservations' ? 'reservations' : 'enquiries'
  const waiting = await readWaiting(context.get(backendContext).db, kind)
  return Response.json(waiting, { headers: { 'Cache-Control': 'no-store' } })
}
