import {
  addClient,
  ClientInUse,
  deleteClient,
  findClient,
  updateClient,
} from '../../../backend/data/clients/clients.ts'
import type { Database } from '../../../backend/data/database.ts'
import { NotAnAgent } from '../../../backend/data/enquiries/enquiry-work.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import type { Client } from '../../../domain/client/client.ts'
import type { ClientValues } from '../../../domain/client/client-fields.ts'
import { clientsText } from '../../../text/admin/clients.ts'
import { logMessages } from '../../../text/log-messages.ts'
import type { ServerCollection } from '../record/collection.ts'
import { clientCollection, type LabelledAgent } from './client-collection.tsx'

const collection: ServerCollection<ClientValues, Client> = {
  ...clientCollection(),
  notAdded: logMessages.add.client,
  find: findClient,
  add: addClient,
  update: updateClient,
  remove: ({ db }, id) => deleteClient(db, id),
  explainRefusal: (thrown) => {
    if (thrown instanceof NotAnAgent) return { detail: clientsText.notAnAgent, field: 'agentId' }
    return thrown instanceof ClientInUse ? { detail: clientsText.inUse } : undefined
  },
}

export const clientServerCollection = () => collection

/** The active users, and the one of this client even if deactivated. */
export async function listAgentChoices(
  db: Database,
  assigned: string | null = null,
): Promise<LabelledAgent[]> {
  const users = await listUsers(db)
  return users
    .filter(({ id, state }) => state === 'active' || id === assigned)
    .map(({ id, name }) => [id, name])
}
