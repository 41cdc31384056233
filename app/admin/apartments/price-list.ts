import { listedFields } from '../../../domain/apartment/listed-apartment.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { backendContext, requestContext } from '../../context.ts'
import { sendPriceList } from '../../resources/send-price-list.ts'
import type { Route } from './+types/price-list'
import { listForOffice } from './office-list.ts'

/** The apartments of the list as it is on the screen, to be printed or handed on: without the notes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const query = new URL(request.url).searchParams
  const homes = await listForOffice(backend.db, query)
  const { origin } = context.get(requestContext)
  return sendPriceList(
    { request, query, backend, origin },
    homes.map((home) => pick(home, listedFields)),
    'private, no-cache',
  )
}
