import { publicCollections } from '../../backend/data/schema.ts'
import { backendContext, requestContext } from '../context.ts'
import type { Route } from './+types/live'
import { changeStream } from './change-stream.ts'

/** What visitors hear: not even how often an enquiry comes in leaves the back office. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { release, visitor } = context.get(requestContext)
  const { address } = visitor
  return changeStream(request, context.get(backendContext), { hears: publicCollections, release, address })
}
