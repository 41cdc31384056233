import { backendContext } from '../../context.ts'
import type { Route } from './+types/find'
import { findRecords } from './find-records.ts'

const longest = 100

/** What the typed text means, for the quick search. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('q')?.trim().slice(0, longest) ?? ''
  const hits = await findRecords(context.get(backendContext).db, typed)
  return Response.json(hits, { headers: { 'Cache-Control': 'no-store' } })
}
