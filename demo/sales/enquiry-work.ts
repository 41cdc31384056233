import type { EnquiryStage } from '../../domain/enquiry/enquiry-work.ts'
import type { LostReason } from '../../domain/enquiry/lost-reason.ts'
import type { DemoEnquiry } from '../enquiries.ts'
import { type AgentIndex, agentOf } from './agents.ts'
import { dayFrom, momentDaysAfter } from './past.ts'
import type { DemoReservation } from './reservations.ts'

/** One step of an agent in handling an enquiry. */
export interface DemoStep {
  /** The index of the enquiry. */
  enquiry: number
  at: Date
  agent: AgentIndex
  stage: EnquiryStage
  /** Why the enquiry was lost; at its last stage only. */
  lostReason?: LostReason
  note: string
  nextCallOn: string | null
}

/** The stages of enquiries that did not become reservations. */
const paths: (readonly EnquiryStage[])[] = [
  ['called'],
  ['called', 'viewing'],
  ['called', 'viewing', 'offer'],
  ['called', 'refused'],
  ['called', 'viewing'],
  ['called', 'offer'],
]

const notes: Record<EnquiryStage, readonly string[]> = {
  new: [],
  called: [
    'Обадих се, помоли за повече снимки. Изпратени по имейл.',
    'Не вдигна, написах имейл.',
    'Говорихме за цената и плана за плащане.',
    'Търси за лятото, предпочита висок етаж.',
  ],
  viewing: ['Уговорен оглед на място.', 'Огледът мина добре, ще помислят.'],
  offer: ['Изпратена оферта с паркомясто.', 'Изпратена оферта по плана за плащане.'],
  reservation: ['Капарото е платено, апартаментът е резервиран.'],
  refused: [],
}

/** Why enquiries were lost, and what the agent noted. */
const losses: readonly (readonly [LostReason, string])[] = [
  ['other-home', 'Избраха друго жилище.'],
  ['price', 'Над бюджета им е, дори без паркомясто.'],
  ['financing', 'Банката отпуска по-малко, отколкото очакваха.'],
  ['no-answer', 'Три опита за седмица, не отговаря.'],
  ['postponed', 'Отлагат за догодина.'],
]

/** Days from today to the next call: some are overdue. */
const nextCalls = [-1, 0, 2, 5] as const

/** Hours until an agent replied. Older enquiries, which have lower indexes, waited longer. */
function hoursToReply(index: number): number {
  return index < 14 ? 4 + ((index * 7) % 22) : 0.5 + ((index * 5) % 8)
}

export function demoEnquirySteps(
  enquiries: readonly DemoEnquiry[],
  reservations: readonly DemoReservation[],
  now: Date,
): DemoStep[] {
  return enquiries.flatMap(({ submittedAt, isRead }, enquiry): DemoStep[] => {
    if (!isRead) return []
    const reserved = reservations.find((reservation) => reservation.enquiry === enquiry)
    const agent = reserved?.agent ?? agentOf(enquiry)
    const path: readonly EnquiryStage[] = reserved
      ? ['called', 'viewing', 'reservation']
      : (paths[enquiry % paths.length] ?? [])
    const answeredAt = momentDaysAfter(submittedAt, hoursToReply(enquiry) / 24)
    const [lostReason, lostNote] = losses[Math.floor(enquiry / paths.length) % losses.length] ?? []
    return path.map((stage, index) => ({
      enquiry,
      agent,
      stage,
      ...(stage === 'refused' && lostReason && { lostReason }),
      at: stage === 'reservation' && reserved ? reserved.at : momentDaysAfter(answeredAt, index),
      note: (stage === 'refused' ? lostNote : notes[stage][enquiry % notes[stage].length]) ?? '',
      nextCallOn: index === path.length - 1 ? nextCallFor(stage, enquiry, now) : null,
    }))
  })
}

function nextCallFor(stage: EnquiryStage, enquiry: number, now: Date): string | null {
  if (stage === 'reservation' || stage === 'refused' || enquiry < 14) return null
  return dayFrom(now, nextCalls[enquiry % nextCalls.length] ?? 0)
}
