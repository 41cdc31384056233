import { backendContext } from '../../context.ts'
import type { Route } from './+types/unread'
import { readWaiting } from './read-waiting.ts'

/**
 * Returns how many enquiries are unread or, with `?of=reservations`, how many reservations end soon. The
 * sidebar of an open page fetches it after a live change.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const kind = new URL(request.url).searchParams.get('of') === 'reservations' ? 'reservations' : 'enquiries'
  const waiting = await readWaiting(context.get(backendContext).db, kind)
  return Response.json(waiting, { headers: { 'Cache-Control': 'no-store' } })
}
