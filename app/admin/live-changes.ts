import { collections } from '../../backend/data/schema.ts'
import { backendContext, requestContext } from '../context.ts'
import { changeStream } from '../resources/change-stream.ts'
import type { Route } from './+types/live-changes'

/** What the back office hears: everything. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { release } = context.get(requestContext)
  return changeStream(request, context.get(backendContext), { hears: collections, release })
}
