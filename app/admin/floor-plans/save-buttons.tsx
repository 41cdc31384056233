import { Save, Trash2 } from 'lucide-react'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import { button } from '../../ui/button.ts'

interface SaveButtonsProps {
  isUnsaved: boolean
  /** Of an outline that has no home yet, and of nothing else. */
  isOnlyBegun: boolean
  /** What the server is doing for us. */
  work: 'save' | 'delete' | undefined
  onSave: () => void
  onDelete: () => void
}

export function SaveButtons({ isUnsaved, isOnlyBegun, work, onSave, onDelete }: SaveButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* `invisible` keeps its place: the plan below must not move when the first point is drawn. */}
      <p
        className={`flex items-center gap-2 text-sm text-sea-800 max-sm:w-full ${isUnsaved ? '' : 'invisible'}`}
      >
        <span className="size-2.5 shrink-0 rounded-full bg-coral-600" />
        {isOnlyBegun ? text.begunUnsaved : text.unsaved}
      </p>
      <button
        type="button"
        disabled={work !== undefined}
        onClick={onDelete}
        className={button({ kind: 'danger' })}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        {work === 'delete' ? text.deleting : text.delete}
      </button>
      <button type="button" disabled={work !== undefined} onClick={onSave} className={button()}>
        <Save className="size-5" aria-hidden="true" />
        {work === 'save' ? text.saving : text.save}
      </button>
    </div>
  )
}
