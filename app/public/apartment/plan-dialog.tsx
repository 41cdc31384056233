import { useLocation } from 'react-router'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { useBuilding } from '../../building.ts'
import { OutlinedPlan } from '../../images/outlined-plan.tsx'
import { useLocale } from '../../locale.tsx'
import { useWrittenLine } from '../../written.tsx'
import { CloseLink, FullScreenDialog } from '../full-screen-dialog.tsx'
import { useDialogExit } from '../opened-in-place.ts'
import type { OwnPlan } from './find-own-plans.ts'

interface Props {
  plans: OwnPlan[]
  number: string
}

/** The apartment's own plans full screen. */
export function PlanDialog({ plans, number }: Props) {
  const building = useBuilding()
  const { places, apartment } = useLocale(apartmentSection).text
  const planText = apartment.plan
  const writtenLine = useWrittenLine()
  const { pathname } = useLocation()
  const exit = useDialogExit(`${pathname}#plan`, {})
  return (
    <FullScreenDialog
      label={planText.image(number)}
      onLeave={exit.close}
      className="overflow-auto overscroll-contain p-4 sm:p-6"
    >
      <div className="flex min-h-full flex-col gap-4">
        <div className="flex items-center justify-between gap-4">
          <p className="text-xl font-bold">{planText.image(number)}</p>
          <CloseLink exit={exit} label={planText.close} className="bg-sea-800 hover:bg-sea-700" />
        </div>
        <div
          className={`grid grow content-center gap-4 sm:gap-6 ${plans.length > 1 ? 'landscape:grid-cols-2' : ''}`}
        >
          {plans.map((plan) => (
            <figure key={plan.floor}>
              <OutlinedPlan
                plan={plan}
                part={plan.onScreen}
                label={planText.image(number, places.floor(building, plan))}
                shown={{ wide: plans.length > 1 ? 900 : 1400, narrow: 100 }}
                className="mx-auto max-h-[calc(100dvh-9rem)] w-full rounded-card bg-white"
              />
              <figcaption className="mt-2 text-center text-sea-100">
                {writtenLine(places.place(building, plan))}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </FullScreenDialog>
  )
}
