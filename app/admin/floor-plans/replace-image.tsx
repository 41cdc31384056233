import type { UploadTarget } from '../../../domain/files/upload-target.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { usePlanWords } from './use-plan-words.ts'

interface ReplaceImageProps {
  target: UploadTarget
  onReplaced: () => void
}

/** Another picture of the same place: the server scales the saved outlines, `usePlanEditor` the unsaved ones. */
export function ReplaceImage({ target, onReplaced }: ReplaceImageProps) {
  const text = usePlanWords()
  return (
    <details className="rounded-card border border-sand-200 bg-white p-4 shadow-card">
      <summary className="cursor-pointer text-lg font-bold text-sea-900">{text.replaceImage}</summary>
      <p className="my-2 text-sm text-sea-800">{text.replaceAdvice}</p>
      <DropZone target={target} onUploaded={onReplaced} />
    </details>
  )
}
