import { useRevalidator } from 'react-router'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'

export function NoPlanYet({ entrance, floor }: FloorPlanPlace) {
  const { revalidate } = useRevalidator()
  return (
    <section className="mt-6 max-w-3xl">
      <h2 className="text-xl">{text.noPlan}</h2>
      <p className="mt-1 mb-4 text-sea-800">{text.noPlanAdvice}</p>
      <DropZone target={{ uploader: 'floorPlan', entrance, floor }} onUploaded={() => revalidate()} />
    </section>
  )
}
