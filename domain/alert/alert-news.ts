import { isHiddenPrice } from '../formats/money.ts'
import type { Status } from '../status.ts'

/** What visitors can read of an apartment: its status and its price, which is 0 while it is hidden. */
export interface ApartmentState {
  status: Status
  price: number
}

/** What is told about an apartment. A price of 0 is hidden: it is not named, and nothing is told about it. */
export type ApartmentNews =
  | { kind: 'sold' }
  | { kind: 'free'; price: number }
  | { kind: 'price'; from: number; price: number }

/** Whether the state differs from what was told last, whether or not it is worth a mail. */
export function hasChanged(told: ApartmentState, now: ApartmentState): boolean {
  return told.status !== now.status || (!isHiddenPrice(now.price) && told.price !== now.price)
}

/** What to tell somebody who was told the first state. That an apartment was reserved is not what he waits for. */
export function apartmentNews(told: ApartmentState, now: ApartmentState): ApartmentNews | undefined {
  if (!hasChanged(told, now)) return undefined
  if (now.status === 'sold') return { kind: 'sold' }
  if (now.status === 'available' && told.status !== 'available') return { kind: 'free', price: now.price }
  if (isHiddenPrice(now.price) || now.price === told.price) return undefined
  return { kind: 'price', from: told.price, price: now.price }
}

/** The state that counts as told afterwards. A price that is hidden for a while is compared with the last one shown. */
export function notifiedState(told: ApartmentState, now: ApartmentState): ApartmentState {
  return { status: now.status, price: isHiddenPrice(now.price) ? told.price : now.price }
}
