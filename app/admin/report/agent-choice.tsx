import { control } from '../../ui/control.ts'

export interface NamedAgent {
  id: string
  name: string
}

interface AgentChoiceProps {
  agent: string | undefined
  agents: readonly NamedAgent[]
  labels: { agent: string; everybody: string }
}

export function AgentChoice({ agent, agents, labels }: AgentChoiceProps) {
  return (
    <div className="max-w-[min(16rem,100%)]">
      <label htmlFor="agent" className="mb-1 block text-sm font-semibold text-sea-900">
        {labels.agent}
      </label>
      <select
        id="agent"
        name="agent"
        defaultValue={agent ?? ''}
        className={`${control.usual} max-w-full cursor-pointer pr-9`}
      >
        <option value="">{labels.everybody}</option>
        {agents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
