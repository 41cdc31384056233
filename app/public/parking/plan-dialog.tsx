import type { ReactNode } from 'react'
import { parkingSection } from '../../../text/public/sections/parking.ts'
import { useLocale } from '../../locale.tsx'
import { CloseLink, FullScreenDialog } from '../full-screen-dialog.tsx'
import { useDialogExit } from '../opened-in-place.ts'

interface Props {
  title: string
  /** The URL without the enlarged plan. */
  closeTo: string
  legend: ReactNode
  children: ReactNode
}

/** The plan of a level full screen. */
export function PlanDialog({ title, closeTo, legend, children }: Props) {
  const { close } = useLocale(parkingSection).text.parking
  const exit = useDialogExit(closeTo)
  return (
    <FullScreenDialog label={title} onLeave={exit.close} className="flex flex-col">
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
        <p className="text-lg font-bold">{title}</p>
        <div className="flex items-center gap-4">
          <div className="max-md:hidden">{legend}</div>
          <CloseLink exit={exit} label={close} className="hover:bg-sea-800" />
        </div>
      </div>
      {/* The keyboard has to scroll a plan on which no place is outlined, too. */}
      <section aria-label={title} tabIndex={0} className="flex min-h-0 flex-1 overflow-auto">
        <div className="relative m-auto w-full min-w-300 shrink-0 bg-white">{children}</div>
      </section>
    </FullScreenDialog>
  )
}
