import type { Role } from '../../../domain/people/role.ts'

const read = ['GET', 'HEAD']
const readAndSend = [...read, 'POST']

/** The routes open to agents, by pattern and method. A route that is not listed is open to admins only. */
export const agentRoutes: Readonly<Record<string, readonly string[]>> = {
  '/admin': read,
  '/admin/today': readAndSend,
  '/admin/sales': read,
  '/admin/apartments': read,
  '/admin/apartments/price-list': read,
  '/admin/apartments/:id': read,
  '/admin/apartments/:id/view': read,
  '/admin/grid': read,
  '/admin/grid/parking': read,
  '/admin/parking': read,
  '/admin/parking/:id': read,
  '/admin/stores': read,
  '/admin/stores/:id': read,
  '/admin/progress': read,
  '/admin/progress/:id': read,
  '/admin/contacts': readAndSend,
  '/admin/contacts/new': readAndSend,
  '/admin/contacts/:id': readAndSend,
  '/admin/clients': read,
  '/admin/clients/new': readAndSend,
  '/admin/clients/:id': readAndSend,
  '/admin/clients/:id/join': readAndSend,
  '/admin/clients/:id/part': readAndSend,
  '/admin/viewings': read,
  '/admin/viewings/new': readAndSend,
  '/admin/viewings/:id': readAndSend,
  '/admin/viewings/:id/change': readAndSend,
  '/admin/reservations': read,
  '/admin/reservations/new': readAndSend,
  '/admin/reservations/sale': readAndSend,
  '/admin/reservations/:id': readAndSend,
  '/admin/reservations/:id/:change': readAndSend,
  '/admin/deals': read,
  '/admin/deals/:id': read,
  '/admin/deals/:id/papers': readAndSend,
  '/admin/deals/:id/papers/:paper': read,
  '/admin/contacts/:id/answer': readAndSend,
  '/admin/contacts/:id/attachments': read,
  '/admin/account': readAndSend,
  '/admin/account/second-factor': readAndSend,
  '/admin/unread': read,
  '/admin/find': read,
  '/admin/live-changes': read,
  '/admin/sign-out': readAndSend,
  '/admin/*': read,
}

export function mayAgentOpen(role: Role, pattern: string, method = 'GET'): boolean {
  return role === 'admin' || (agentRoutes[pattern]?.includes(method) ?? false)
}
