import { data, type RouterContextProvider } from 'react-router'
import { findReservation } from '../../../backend/data/reservations/queries.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { backendContext, userContext } from '../../context.ts'
import { mayRead } from './admin-list.ts'

interface Asked {
  id: string
  context: Readonly<RouterContextProvider>
}

/** The reservation that goes on as a deal. Agents read their own; another one is closed to them, and a missing one is 404. */
export async function requireDeal({ id, context }: Asked): Promise<Reservation> {
  const reservation = await findReservation(context.get(backendContext).db, id)
  if (!reservation) throw data(null, { status: 404 })
  if (!mayRead(context.get(userContext), reservation)) throw data(null, { status: 403 })
  return reservation
}
