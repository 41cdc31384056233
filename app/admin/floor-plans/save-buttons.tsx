import { Save, Trash2 } from 'lucide-react'
import { floorPlansText as text } from '../../text/admin/floor-plans.ts'
import { button } from '../../ui/button.ts'
import { FixedWidthText } from '../../ui/fixed-width-text.tsx'

interface SaveButtonsProps {
  isUnsaved: boolean
  /** Of an outline that has no apartment yet, and of nothing else. */
  isOnlyBegun: boolean
  /** What the server is doing for us. */
  work: 'save' | 'delete' | undefined
  onSave: () => void
  onDelete: () => void
}

/** Keeps its size whatever it says: the plan below must not move under a finger that draws or saves. */
export function SaveButtons({ isUnsaved, isOnlyBegun, work, onSave, onDelete }: SaveButtonsProps) {
  const note = isOnlyBegun ? text.begunUnsaved : text.unsaved
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p
        className={`flex items-center gap-2 text-sm/5 text-sea-800 max-sm:w-full sm:max-w-52 ${isUnsaved ? '' : 'invisible'}`}
      >
        <span className="size-2.5 shrink-0 rounded-full bg-coral-600" />
        <FixedWidthText texts={[text.unsaved, text.begunUnsaved]} shown={isUnsaved ? note : undefined} />
      </p>
      <button
        type="button"
        disabled={work !== undefined}
        onClick={onDelete}
        className={button({ kind: 'danger' })}
      >
        <Trash2 className="size-5" aria-hidden="true" />
        <FixedWidthText
          texts={[text.delete, text.deleting]}
          shown={work === 'delete' ? text.deleting : text.delete}
        />
      </button>
      <button type="button" disabled={work !== undefined} onClick={onSave} className={button()}>
        <Save className="size-5" aria-hidden="true" />
        <FixedWidthText texts={[text.save, text.saving]} shown={work === 'save' ? text.saving : text.save} />
      </button>
    </div>
  )
}
