import type { EnquirySource } from '../enquiry/enquiry-source.ts'
import type { EnquiryStage } from '../enquiry/enquiry-work.ts'
import type { LostReason } from '../enquiry/lost-reason.ts'
import { reachedStep, type SaleStep, saleSteps } from '../sales/conversion.ts'

/** What the report needs to know of enquiries that are alike: nothing about their senders. */
export interface AlikeEnquiries {
  count: number
  agentId: string | null
  /** In Sofia: 2026-11. */
  month: string
  source: EnquirySource
  stage: EnquiryStage
  lostReason: LostReason | ''
  /** The furthest step that the history, viewings and deals say; the present stage may be further. */
  furthest: SaleStep
  /** In milliseconds, of those that do not wait any more. */
  responseTimes: readonly number[]
}

export interface EnquiryGroup {
  count: number
  /** In milliseconds, of those that were answered and had to wait for it. */
  responseTimes: number[]
}

/** How many of the enquiries of one source have come that far. */
export type SourceGroup = Record<'enquiry' | 'viewing' | 'reservation' | 'sale', number>

/** Enquiries counted by what is alike, so that no long list of them is held. */
export interface EnquiryTally {
  /** By the agent's id; an empty text for those that nobody has. */
  byAgent: Map<string, EnquiryGroup>
  byMonth: Map<string, EnquiryGroup>
  bySource: Map<EnquirySource, SourceGroup>
  /** Refused ones; an empty text where nobody has said why. */
  byReason: Map<LostReason | '', number>
  /** How many have ever reached the step, or a later one. */
  steps: Record<SaleStep, number>
}

export function newTally(): EnquiryTally {
  return {
    byAgent: new Map(),
    byMonth: new Map(),
    bySource: new Map(),
    byReason: new Map(),
    steps: Object.fromEntries(saleSteps.map((step) => [step, 0])) as Record<SaleStep, number>,
  }
}

export function tallyEnquiries(tally: EnquiryTally, alike: AlikeEnquiries): void {
  const { agentId, month, source, stage, lostReason, count, furthest, responseTimes } = alike
  for (const group of [
    groupOf(tally.byAgent, agentId ?? '', newGroup),
    groupOf(tally.byMonth, month, newGroup),
  ]) {
    group.count += count
    if (waitsForAnswer(source)) group.responseTimes = group.responseTimes.concat(responseTimes)
  }
  if (stage === 'refused') tally.byReason.set(lostReason, (tally.byReason.get(lostReason) ?? 0) + count)
  // Also if they went back later, or were refused.
  const depth = Math.max(saleSteps.indexOf(reachedStep(stage)), saleSteps.indexOf(furthest))
  const ofSource = groupOf(tally.bySource, source, newSource)
  for (const step of saleSteps.slice(0, depth + 1)) {
    tally.steps[step] += count
    if (step in ofSource) ofSource[step as keyof SourceGroup] += count
  }
}

/** Whoever calls or comes is spoken to at once: that would make every median zero. */
function waitsForAnswer(source: EnquirySource): boolean {
  return source !== 'phone' && source !== 'visit'
}

function groupOf<Key, Group>(groups: Map<Key, Group>, key: Key, make: () => Group): Group {
  const found = groups.get(key)
  if (found !== undefined) return found
  const group = make()
  groups.set(key, group)
  return group
}

const newGroup = (): EnquiryGroup => ({ count: 0, responseTimes: [] })
const newSource = (): SourceGroup => ({ enquiry: 0, viewing: 0, reservation: 0, sale: 0 })
