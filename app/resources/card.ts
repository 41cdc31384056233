import { backendContext, requestContext } from '../context.ts'
import { setLocale } from '../language.ts'
import type { Route } from './+types/card'
import { findDocumentLocale } from './document-locale.ts'
import { notFoundResponse } from './plain-response.ts'
import { pdfErrorResponse, sendPdf } from './send-pdf.ts'

export const middleware: Route.MiddlewareFunction[] = [setLocale]

/** An apartment's card as PDF, in the language of the URL, with the costs that its parameters choose. */
export async function loader({ request, params: { id, lang }, context }: Route.LoaderArgs) {
  const locale = await findDocumentLocale(context, lang)
  if (!locale) return notFoundResponse()
  const { cards } = context.get(backendContext)
  const { origin, visitor } = context.get(requestContext)
  const { language, text } = locale
  const { searchParams } = new URL(request.url)
  const pages = {
    apartment: origin + locale.pages.apartment(id),
    apartments: origin + locale.pages.apartments,
  }
  const card = await cards.find({ id, language, pages, costs: searchParams, ip: visitor.ip })
  if (card === 'too-many') return pdfErrorResponse(text, 'too-many')
  return card ? sendPdf(request, card) : notFoundResponse()
}
