import { useLocation } from 'react-router'
import { placeName } from '../../../domain/building.ts'
import { apartmentText } from '../../text/public/apartment.ts'
import { CloseLink, FullScreenDialog, useWayOut } from '../full-screen-dialog.tsx'
import type { OwnPlan } from './find-own-plans.ts'
import { OutlinedPlan } from './outlined-plan.tsx'

const text = apartmentText.plan

interface Props {
  plans: OwnPlan[]
  number: string
}

/** The plan on the whole screen, as the URL asks for it. */
export function ApartmentPlanDialog({ plans, number }: Props) {
  const { pathname } = useLocation()
  const out = useWayOut(`${pathname}#plan`, {})
  return (
    <FullScreenDialog
      label={text.image(number)}
      onLeave={out.close}
      className="overflow-auto overscroll-contain p-4 sm:p-6"
    >
      <div className="flex min-h-full flex-col gap-4">
        <div className="flex items-center justify-between gap-4">
          <p className="text-xl font-bold">{text.image(number)}</p>
          <CloseLink out={out} label={text.close} className="bg-sea-800 hover:bg-sea-700" />
        </div>
        <div
          className={`grid grow content-center gap-4 sm:gap-6 ${plans.length > 1 ? 'landscape:grid-cols-2' : ''}`}
        >
          {plans.map((plan) => (
            <figure key={plan.floor}>
              <OutlinedPlan
                plan={plan}
                part={plan.onScreen}
                label={text.image(number, plan.floor)}
                shown={{ wide: plans.length > 1 ? 900 : 1400, narrow: 100 }}
                className="mx-auto max-h-[calc(100dvh-9rem)] w-full rounded-card bg-white"
              />
              <figcaption className="mt-2 text-center text-sea-100">{placeName(plan)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </FullScreenDialog>
  )
}
