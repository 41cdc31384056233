import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { formatCallDay, isCallDue } from '../../../domain/enquiry/next-call.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { enquiriesText } from '../../text/admin/enquiries.ts'
import { enquiryWorkText as text } from '../../text/admin/enquiry-work.ts'
import type { Agent } from './agent-choice.tsx'
import { StageBadge } from './stage-badge.tsx'
import { useStage } from './use-work.ts'
import { WaitingClock } from './waiting-clock.tsx'

export interface WorkCellProps {
  enquiry: Enquiry
  agents: Agent[]
  today: string
  readAt: string
}

/** How far it is, how long a new one waits, whose it is and when to call. */
export function WorkCell({ enquiry, agents, today, readAt }: WorkCellProps) {
  const { stage } = useStage(enquiry)
  const { submittedAt, sentQuickly, agentId, nextCallOn } = enquiry
  const agent = agents.find(({ id }) => id === agentId)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <StageBadge stage={stage} />
      {stage === 'new' && <WaitingClock submittedAt={submittedAt} readAt={readAt} />}
      {sentQuickly && (
        <span title={enquiriesText.sentQuickly} className="text-sm font-semibold text-reserved">
          {enquiriesText.perhapsRobot}
        </span>
      )}
      {agent && <span className="text-sm wrap-anywhere text-sea-700">{agent.name}</span>}
      {nextCallOn && stage !== 'refused' && (
        <span
          className={`text-sm ${isCallDue(nextCallOn, today) ? 'font-semibold text-coral-700' : 'text-sea-700'}`}
        >
          {text.callShort(formatCallDay(nextCallOn, today) || formatDate(nextCallOn))}
        </span>
      )}
    </div>
  )
}
