import { versionsOf } from '../../../backend/data/database.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { ConversionBars } from './conversion-bars.tsx'
import { ExpiringReservations } from './expiring-reservations.tsx'
import { readSales } from './read-sales.ts'
import { SoldMonths } from './sold-months.tsx'
import { SpeedCard } from './speed-card.tsx'
import { StockCards } from './stock-cards.tsx'
import { WaitingEnquiries } from './waiting-enquiries.tsx'
import { WhoseNumbers } from './whose-numbers.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const isMine = new URL(request.url).searchParams.get('mine') === '1'
  const versions = await versionsOf(db, 'apartments', 'reservations', 'enquiries')
  const now = new Date()
  const agent = isMine ? context.get(userContext).id : undefined
  return { versions, agent, readAt: now.toISOString(), ...(await readSales(db, agent, now)) }
}

/** On a phone one column: what is to be done comes before what has been. */
const column = 'contents content-start gap-3 md:grid'

export default function SalesScreen({ loaderData }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { agent, today, stock, speed, expiring, waiting, months, conversion, readAt } = loaderData
  const isMine = agent !== undefined
  return (
    <Screen title={adminText.screens.sales} action={<WhoseNumbers isMine={isMine} />}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StockCards stock={stock} />
        <SpeedCard speed={speed} />
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className={column}>
          <WaitingEnquiries {...waiting} readAt={readAt} agent={agent} />
          <div className="order-1 md:order-none">
            <SoldMonths months={months} isMine={isMine} />
          </div>
        </div>
        <div className={column}>
          <ExpiringReservations reservations={expiring} today={today} agent={agent} />
          <div className="order-1 md:order-none">
            <ConversionBars conversion={conversion} isMine={isMine} />
          </div>
        </div>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.sales} message={errors.load.sales} />
}
