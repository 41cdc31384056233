import { href } from 'react-router'
import { backendContext, requestContext } from '../context.ts'
import type { Route } from './+types/card'
import { notFoundResponse } from './plain-response.ts'
import { pdfErrorResponse, sendPdf } from './send-pdf.ts'

/** An apartment's card as PDF. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { cards } = context.get(backendContext)
  const { origin, visitor } = context.get(requestContext)
  const card = await cards.find({ id, url: origin + href('/:lang?/apartments/:id', { id }), ip: visitor.ip })
  if (card === 'too-many') return pdfErrorResponse('too-many')
  return card ? sendPdf(request, card) : notFoundResponse()
}
