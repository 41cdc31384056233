import { type EnquiryStage, enquiryStageLabels } from '../../../domain/enquiry/enquiry-work.ts'

const looks: Record<EnquiryStage, string> = {
  new: 'bg-coral-600 text-white',
  called: 'bg-sea-200 text-sea-900',
  viewing: 'bg-sea-200 text-sea-900',
  offer: 'bg-reserved-soft text-reserved',
  reservation: 'bg-available-soft text-available',
  refused: 'bg-sand-200 text-sea-900',
}

/** The word says it; the colour only repeats it. */
export function StageMark({ stage }: { stage: EnquiryStage }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${looks[stage]}`}
    >
      {enquiryStageLabels[stage]}
    </span>
  )
}
