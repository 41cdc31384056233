import { backendContext, userContext } from '../../context.ts'
import { neverRevalidate } from '../form/revalidation.ts'
import { addRecord, newRecordId } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import { AgentsMayChange } from '../session/use-role.ts'
import type { Route } from './+types/new'
import { clientServerCollection, listAgentChoices } from './client-collection.server.ts'
import { clientCollection, clientCollectionWith } from './client-collection.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { id: agentId } = context.get(userContext)
  return { ...newRecordId(), agents: await listAgentChoices(context.get(backendContext).db), agentId }
}

export const shouldRevalidate = neverRevalidate
export const action = addRecord(clientServerCollection)
export const clientAction = toastSaved(clientCollection)

export default function NewClient({ loaderData, actionData }: Route.ComponentProps) {
  const { id, agents, agentId } = loaderData
  const collection = clientCollectionWith(agents)
  return (
    <AgentsMayChange value={true}>
      <NewRecord
        collection={() => ({ ...collection, empty: { ...collection.empty, agentId } })}
        id={id}
        refused={actionData}
      />
    </AgentsMayChange>
  )
}
