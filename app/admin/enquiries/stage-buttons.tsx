import { href } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiryStageLabels, enquiryStages } from '../../../domain/enquiry/enquiry-work.ts'
import { enquiryWorkText as text } from '../../text/admin/enquiry-work.ts'
import { useStage } from './use-work.ts'

/** All stages in view: whoever has just called says so with one tap. */
export function StageButtons({ enquiry }: { enquiry: Pick<Enquiry, 'id' | 'stage'> }) {
  const { stage, fetcher } = useStage(enquiry)
  return (
    <fetcher.Form method="post" action={href('/admin/contacts/:id', { id: enquiry.id })}>
      <fieldset className="grid grid-cols-3 gap-1.5">
        <legend className="mb-1 text-sm font-semibold text-sea-700">{text.stage}</legend>
        {enquiryStages.map((value) => (
          <button
            key={value}
            type="submit"
            name="stage"
            value={value}
            aria-pressed={value === stage}
            className="min-h-11 cursor-pointer rounded-lg border border-sea-200 px-1 py-1.5 text-sm leading-tight font-semibold text-sea-800 hover:border-sea-500 hover:bg-sea-50 aria-pressed:border-sea-800 aria-pressed:bg-sea-800 aria-pressed:text-white"
          >
            {enquiryStageLabels[value]}
          </button>
        ))}
      </fieldset>
    </fetcher.Form>
  )
}
