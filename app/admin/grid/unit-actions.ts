import { href } from 'react-router'
import type { Role } from '../../../domain/people/role.ts'
import { type Status, statuses } from '../../../domain/status.ts'
import { gridWorkText } from '../../../text/admin/grid-work.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { withReturnTo } from '../record/return-to.ts'
import type { ReservationChange } from '../reservations/reservation-changes.ts'
import type { GridDeal } from './grid-deal.ts'

/** What can be reserved and sold. Each kind is named like the parameter of the forms for reservations. */
export type UnitKind = 'apartment' | 'spot' | 'store'

export interface ActedUnit {
  of: UnitKind
  id: string
  status: Status
  isDraft: boolean
  statusLabels: Record<Status, string>
  /** The URLs of its form, and of the page that shows it; the same where there is one for both. */
  form: string
  page: string
}

/** What an action does: it leads to a screen, or opens the field of the price, or saves a status. */
export type UnitAct = { to: string } | { opens: 'price' } | { status: Status }

export interface UnitAction {
  name: string
  label: string
  /** Groups are divided by a line in the menu. */
  group: 'deal' | 'links' | 'edit'
  act: UnitAct
  /** The place of the key on the keyboard, whatever letter the layout puts there. */
  code?: string
}

export const actionCodes = {
  reserve: 'KeyR',
  sell: 'KeyP',
  extend: 'KeyU',
  release: 'KeyO',
  deal: 'KeyD',
  form: 'KeyF',
  price: 'KeyC',
} as const

const text = gridWorkText.actions
const changeCodes: Partial<Record<ReservationChange, string>> = {
  extend: actionCodes.extend,
  sell: actionCodes.sell,
  release: actionCodes.release,
}

/** What the person may do with a unit, in the order of its menu. `back` is the screen that the forms return to. */
export function listUnitActions(
  unit: ActedUnit,
  deal: GridDeal | undefined,
  { role, back }: { role: Role; back: string },
): UnitAction[] {
  return [
    ...(deal ? changeActions(deal, back) : freeActions(unit, back)),
    ...(deal ? dealLinks(deal, back) : []),
    ...editActions(unit, role, back),
  ]
}

function freeActions({ of, id, status, isDraft }: ActedUnit, back: string): UnitAction[] {
  if (isDraft) return []
  const query = new URLSearchParams({ [of]: id, back })
  const reserve: UnitAction = {
    name: 'reserve',
    label: reservationsText.reserve,
    group: 'deal',
    act: { to: `${href('/admin/reservations/new')}?${query}` },
    code: actionCodes.reserve,
  }
  const recordSale: UnitAction = {
    name: 'recordSale',
    label: reservationsText.recordSale,
    group: 'deal',
    act: { to: `${href('/admin/reservations/sale')}?${query}` },
    code: actionCodes.sell,
  }
  return [...(status === 'available' ? [reserve] : []), ...(status === 'reserved' ? [] : [recordSale])]
}

function changeActions({ id, state, changes }: GridDeal, back: string): UnitAction[] {
  return changes.map((change): UnitAction => {
    const code = state === 'running' ? changeCodes[change] : undefined
    return {
      name: change,
      label:
        state === 'sold' && change === 'sell'
          ? reservationsText.correctSale
          : reservationsText.changes[change].label,
      group: 'deal',
      act: { to: withReturnTo(href('/admin/reservations/:id/:change', { id, change }), back) },
      ...(code && { code }),
    }
  })
}

function dealLinks({ id, state, clientId, enquiryId, paid }: GridDeal, back: string): UnitAction[] {
  const link = (name: string, label: string, url: string): UnitAction => ({
    name,
    label,
    group: 'links',
    act: { to: withReturnTo(url, back) },
  })
  const isOpen = state === 'sold' && paid !== null
  const own = isOpen
    ? link('deal', text.deal, href('/admin/deals/:id', { id }))
    : link('deal', state === 'sold' ? text.sale : text.reservation, href('/admin/reservations/:id', { id }))
  return [
    { ...own, code: actionCodes.deal },
    ...(clientId ? [link('client', text.client, href('/admin/clients/:id', { id: clientId }))] : []),
    ...(enquiryId ? [link('enquiry', text.enquiry, href('/admin/contacts/:id', { id: enquiryId }))] : []),
  ]
}

/** Administrators change price and status; that of a store follows from its deals alone. */
function editActions({ of, status, form, page, statusLabels }: ActedUnit, role: Role, back: string) {
  const isAdmin = role === 'admin'
  const changes: UnitAction[] =
    isAdmin && of !== 'store'
      ? [
          {
            name: 'price',
            label: text.price,
            group: 'edit',
            act: { opens: 'price' },
            code: actionCodes.price,
          },
          ...statuses
            .map((each, index) => ({ each, code: `Digit${index + 1}` }))
            .filter(({ each }) => each !== status)
            .map(
              ({ each, code }): UnitAction => ({
                name: `status-${each}`,
                label: statusLabels[each],
                group: 'edit',
                act: { status: each },
                code,
              }),
            ),
        ]
      : []
  const view: UnitAction = {
    name: 'view',
    label: text.view,
    group: 'edit',
    act: { to: withReturnTo(page, back) },
  }
  const edit: UnitAction = {
    name: 'form',
    label: text.form,
    group: 'edit',
    act: { to: withReturnTo(form, back) },
  }
  if (!isAdmin) return [...changes, { ...view, code: actionCodes.form }]
  return [...changes, { ...edit, code: actionCodes.form }, ...(page === form ? [] : [view])]
}
