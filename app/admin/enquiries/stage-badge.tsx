import { type EnquiryStage, enquiryStageLabels } from '../../../domain/enquiry/enquiry-work.ts'
import { Badge } from '../../ui/badge.tsx'

const classNames: Record<EnquiryStage, string> = {
  new: 'bg-coral-600 text-white',
  called: 'bg-sea-200 text-sea-900',
  viewing: 'bg-sea-200 text-sea-900',
  offer: 'bg-reserved-soft text-reserved',
  reservation: 'bg-available-soft text-available',
  refused: 'bg-sand-200 text-sea-900',
}

export function StageBadge({ stage }: { stage: EnquiryStage }) {
  return <Badge className={classNames[stage]} label={enquiryStageLabels[stage]} />
}
