import { useId } from 'react'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiryWorkText as text } from '../../text/admin/enquiry-work.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf } from '../../ui/field.tsx'
import { useAgent } from './use-work.ts'

export interface Agent {
  id: string
  name: string
}

interface AgentChoiceProps {
  enquiry: Pick<Enquiry, 'id' | 'agentId'>
  agents: Agent[]
  /** Whoever is signed in. */
  ownId: string
}

/** Who works on it; whoever is signed in takes it with one tap. */
export function AgentChoice({ enquiry, agents, ownId }: AgentChoiceProps) {
  const id = useId()
  const { agentId, send, errors } = useAgent(enquiry)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold text-sea-700">
        {text.agent}
      </label>
      <div className="flex gap-2">
        <select
          id={id}
          value={agentId}
          {...faultOf(id, errors)}
          onChange={({ target }) => send(target.value)}
          className={`${control.usual} min-w-0 cursor-pointer`}
        >
          <option value="">{text.noAgent}</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {agentId !== ownId && (
          <button
            type="button"
            onClick={() => send(ownId)}
            className={button({ kind: 'secondary', className: 'px-4' })}
          >
            {text.take}
          </button>
        )}
      </div>
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}
