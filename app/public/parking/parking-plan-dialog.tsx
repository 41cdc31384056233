import type { ReactNode } from 'react'
import { parkingText as text } from '../../text/public/parking.ts'
import { CloseLink, FullScreenDialog, useWayOut } from '../full-screen-dialog.tsx'

interface PlanDialogProps {
  title: string
  /** The page without it. */
  closeTo: string
  legend: ReactNode
  children: ReactNode
}

/** A plan over the whole window. */
export function ParkingPlanDialog({ title, closeTo, legend, children }: PlanDialogProps) {
  const out = useWayOut(closeTo)
  return (
    <FullScreenDialog label={title} onLeave={out.close} className="flex flex-col">
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
        <p className="text-lg font-bold">{title}</p>
        <div className="flex items-center gap-4">
          <div className="max-md:hidden">{legend}</div>
          <CloseLink out={out} label={text.close} className="hover:bg-sea-800" />
        </div>
      </div>
      <div className="flex min-h-0 flex-1 overflow-auto">
        <div className="relative m-auto w-full min-w-300 shrink-0 bg-white">{children}</div>
      </div>
    </FullScreenDialog>
  )
}
