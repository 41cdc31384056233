import { collections } from '../../backend/data/schema.ts'
import { backendContext, requestContext } from '../context.ts'
import { changeStream } from '../resources/change-stream.ts'
import type { Route } from './+types/live-changes'

/** Streams changes of all collections for as long as the session is valid. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { release, visitor } = context.get(requestContext)
  const backend = context.get(backendContext)
  const { headers } = request
  // HEAD asks whether the session is still valid (use-session-end.ts); the guard has already checked that.
  if (request.method === 'HEAD') return new Response(null, { headers: { 'Cache-Control': 'no-store' } })
  const mayListen = async () => (await backend.auth.findUser(headers)) !== undefined
  return changeStream(request, backend, {
    subscribed: collections,
    release,
    ip: visitor.ip,
    mayListen,
  })
}
