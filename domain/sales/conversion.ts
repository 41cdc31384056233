import type { EnquiryStage, EnquiryWork } from '../enquiry/enquiry-work.ts'
import type { Reservation } from '../reservation/reservation.ts'

export const saleSteps = ['enquiry', 'called', 'viewing', 'offer', 'reservation', 'sale'] as const
export type SaleStep = (typeof saleSteps)[number]

/** The step that an enquiry of each stage has reached. A refused one counts as called: no more is known. */
const reached: Record<EnquiryStage, SaleStep> = {
  new: 'enquiry',
  called: 'called',
  viewing: 'viewing',
  offer: 'offer',
  reservation: 'reservation',
  refused: 'called',
}

export function reachedStep(stage: EnquiryStage): SaleStep {
  return reached[stage]
}

export interface Conversion {
  steps: Record<SaleStep, number>
  refused: number
}

type ConvertibleEnquiry = Pick<EnquiryWork, 'stage'> & { id: string }
type Reserved = Pick<Reservation, 'enquiryId' | 'state'>

export function conversionOf(
  enquiries: readonly ConvertibleEnquiry[],
  reservations: readonly Reserved[],
): Conversion {
  const furthest = new Map<string, SaleStep>()
  for (const { enquiryId, state } of reservations)
    if (enquiryId !== null && furthest.get(enquiryId) !== 'sale')
      furthest.set(enquiryId, state === 'sold' ? 'sale' : 'reservation')
  const depths = enquiries.map(({ id, stage }) =>
    Math.max(depthOf(reached[stage]), depthOf(furthest.get(id) ?? 'enquiry')),
  )
  const steps = saleSteps.map((step) => [step, depths.filter((depth) => depth >= depthOf(step)).length])
  return {
    steps: Object.fromEntries(steps) as Record<SaleStep, number>,
    refused: enquiries.filter(({ stage }) => stage === 'refused').length,
  }
}

function depthOf(step: SaleStep): number {
  return saleSteps.indexOf(step)
}
