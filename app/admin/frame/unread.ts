import { backendContext } from '../../context.ts'
import type { Route } from './+types/unread'
import { readUnread } from './read-unread.ts'

/** How many enquiries wait to be read, for the sidebar of a page that stays open. */
export async function loader({ context }: Route.LoaderArgs) {
  const unread = await readUnread(context.get(backendContext).db)
  return Response.json(unread, { headers: { 'Cache-Control': 'no-store' } })
}
