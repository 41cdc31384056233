import { useState } from 'react'
import { href } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiryStages } from '../../../domain/enquiry/enquiry-work.ts'
import { lostReasons } from '../../../domain/enquiry/lost-reason.ts'
import {
  describeLostReason,
  enquiryStageLabels,
  lostReasonLabels,
  lostReasonText,
  enquiryWorkText as work,
} from '../../../text/admin/enquiries.ts'
import { useStage } from './work-fields.tsx'

const choice =
  'min-h-11 cursor-pointer rounded-lg border border-sea-200 bg-white px-1 py-1.5 text-sm leading-tight font-semibold wrap-anywhere text-sea-800 hover:border-sea-500 hover:bg-sea-50 aria-pressed:border-sea-800 aria-pressed:bg-sea-800 aria-pressed:text-white'

interface StageButtonsProps {
  enquiry: Pick<Enquiry, 'id' | 'stage' | 'lostReason'>
  /** Whether the server has answered that the stage „refused“ needs a reason. */
  asksReason: boolean
}

/**
 * All stages are visible, so that one tap changes the stage. „Refused“ asks why first: the tap on the reason saves both.
 * Without scripts its button is refused by the server, and the page comes back with the reasons.
 */
export function StageButtons({ enquiry, asksReason }: StageButtonsProps) {
  const { stage, lostReason, fetcher } = useStage(enquiry)
  const [isAsking, setAsking] = useState(asksReason)
  const isLost = stage === 'refused'
  const showsReasons = isLost || isAsking
  const action = href('/admin/contacts/:id', { id: enquiry.id })
  return (
    <>
      <fetcher.Form method="post" action={action} onSubmit={() => setAsking(false)}>
        <fieldset className="grid grid-cols-3 gap-1.5">
          <legend className="mb-1 text-sm font-semibold text-sea-700">{work.stage}</legend>
          {enquiryStages.map((value) => (
            <button
              key={value}
              type="submit"
              name="stage"
              value={value}
              aria-pressed={value === stage}
              {...(value === 'refused' && {
                'aria-expanded': showsReasons,
                onClick: (event) => {
                  event.preventDefault()
                  setAsking(!isAsking)
                },
              })}
              className={choice}
            >
              {enquiryStageLabels[value]}
            </button>
          ))}
        </fieldset>
      </fetcher.Form>
      {showsReasons && (
        <fetcher.Form method="post" action={action} onSubmit={() => setAsking(false)}>
          <input type="hidden" name="stage" value="refused" />
          <LostReasons isLost={isLost} lostReason={lostReason} isMissing={asksReason && !isLost} />
        </fetcher.Form>
      )}
    </>
  )
}

interface LostReasonsProps {
  isLost: boolean
  lostReason: Enquiry['lostReason']
  isMissing: boolean
}

function LostReasons({ isLost, lostReason, isMissing }: LostReasonsProps) {
  return (
    <fieldset className="mt-2 grid grid-cols-2 gap-1.5 rounded-lg bg-sand-100 p-3">
      <legend className="float-left col-span-2 text-sm font-semibold text-sea-800">
        {isLost ? `${lostReasonText.label}: ${describeLostReason(lostReason)}` : lostReasonText.question}
      </legend>
      {isMissing && (
        <p role="alert" className="col-span-2 text-sm text-sold">
          {work.failed.lostReason}
        </p>
      )}
      {lostReasons.map((reason) => (
        <button
          key={reason}
          type="submit"
          name="lostReason"
          value={reason}
          aria-pressed={isLost && reason === lostReason}
          className={choice}
        >
          {lostReasonLabels[reason]}
        </button>
      ))}
    </fieldset>
  )
}
