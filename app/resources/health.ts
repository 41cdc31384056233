import { backendContext } from '../context.ts'
import type { Route } from './+types/health'

/** 200 when the backend reads and writes, for load balancers and monitors. */
export async function loader({ context }: Route.LoaderArgs) {
  const status = await context.get(backendContext).health.check()
  return Response.json(
    { status },
    { status: status === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
