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
  /** Null for an enquiry that nobody has yet: the administrator has worked on it. */
  agent: AgentIndex | null
  stage: EnquiryStage
  note: string
  nextCallOn: string | null
  nextCallAt?: string | null
  /** At the stage „refused“. */
  lost?: Lost
}

export interface Lost {
  lostReason: LostReason
  lostNote: string
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
  refused: ['Обадих се пак: няма да купуват при нас.'],
}

const losses: readonly Lost[] = [
  { lostReason: 'other-home', lostNote: 'Купуват в съседния комплекс.' },
  { lostReason: 'price', lostNote: 'Бюджетът им е до 90 000 евро.' },
  { lostReason: 'no-answer', lostNote: '' },
  { lostReason: 'financing', lostNote: 'Банката не одобри кредита.' },
  { lostReason: 'postponed', lostNote: 'Отлагат за догодина.' },
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
    return path.map((stage, index) => ({
      enquiry,
      agent,
      stage,
      at: stage === 'reservation' && reserved ? reserved.at : momentDaysAfter(answeredAt, index),
      note: notes[stage][enquiry % notes[stage].length] ?? '',
      nextCallOn: index === path.length - 1 ? nextCallFor(stage, enquiry, now) : null,
      ...(stage === 'refused' && lostBy(enquiry)),
    }))
  })
}

function lostBy(enquiry: number): { lost?: Lost } {
  const lost = losses[Math.floor(enquiry / paths.length) % losses.length]
  return lost ? { lost } : {}
}

function nextCallFor(stage: EnquiryStage, enquiry: number, now: Date): string | null {
  if (stage === 'reservation' || stage === 'refused' || enquiry < 14) return null
  return dayFrom(now, nextCalls[enquiry % nextCalls.length] ?? 0)
}
