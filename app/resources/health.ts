import { listVersions } from '../../backend/data/database.ts'
import { backendContext } from '../context.ts'
import type { Route } from './+types/health'

/** 200 when the database answers, for load balancers and monitors. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const headers = { 'Cache-Control': 'no-store' }
  try {
    await listVersions(db)
    return Response.json({ status: 'ok' }, { headers })
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503, headers })
  }
}
