import { href, redirect } from 'react-router'
import { listFloorPlans } from '../../../backend/data/floor-plans.ts'
import { entrances, firstFloor } from '../../../domain/building.ts'
import { backendContext } from '../../context.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { LoadError } from '../load-error.tsx'
import type { Route } from './+types/first-plan'

/** /navigator opens the first floor that has a plan. */
export async function loader({ context }: Route.LoaderArgs) {
  const [plan] = await listFloorPlans(context.get(backendContext).db)
  const { entrance, floor } = plan ?? { entrance: entrances[0], floor: firstFloor }
  return redirect(href('/navigator/:entrance/:floor', { entrance, floor: String(floor) }))
}

export function ErrorBoundary() {
  return <LoadError title={text.title} message={loadErrors.floorPlans} />
}
