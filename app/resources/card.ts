import { href } from 'react-router'
import { backendContext, requestContext } from '../context.ts'
import type { Route } from './+types/card'
import { notFound } from './not-found.ts'
import { sendPaper } from './send-paper.ts'

/** One page about an apartment, to be printed. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { cards } = context.get(backendContext)
  const page = context.get(requestContext).origin + href('/apartments/:id', { id })
  const card = await cards.find(id, page)
  return card ? sendPaper(request, card) : notFound()
}
