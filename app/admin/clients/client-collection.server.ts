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
import { agentChoices, type LabelledAgent } from './agent-choices.ts'
import { clientCollection } from './client-collection.tsx'

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

export async function listAgentChoices(
  db: Database,
  assigned: string | null = null,
): Promise<LabelledAgent[]> {
  return agentChoices(await listUsers(db), assigned)
}
