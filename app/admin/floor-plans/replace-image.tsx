import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import type { EditedPlan } from './plan-to-edit.ts'

/** Another picture of the same floor: the server scales the saved outlines, `usePlanEditor` the unsaved ones. */
export function ReplaceImage({ plan, onReplaced }: { plan: EditedPlan; onReplaced: () => void }) {
  const { entrance, floor } = plan
  return (
    <details className="rounded-card border border-sand-200 bg-white p-4 shadow-card">
      <summary className="cursor-pointer text-lg font-bold text-sea-900">{text.replaceImage}</summary>
      <p className="my-2 text-sm text-sea-800">{text.replaceAdvice}</p>
      <DropZone target={{ uploader: 'floorPlan', entrance, floor }} onUploaded={onReplaced} />
    </details>
  )
}
