import { backendContext } from '../context.ts'
import type { Route } from './+types/health'

/** For monitors: 200 if the backend can read and write. Load balancers use /health/ready. */
export async function loader({ context }: Route.LoaderArgs) {
  const report = await context.get(backendContext).health.check()
  return Response.json(report, {
    status: report.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
