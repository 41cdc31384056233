import { useState } from 'react'
import type { UploadTarget } from '../../../../domain/files/upload-target.ts'
import type { ImageSize } from '../../../../domain/floor-plan/floor-plan.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DropZone } from '../../../uploads/drop-zone.tsx'
import type { EditedPlan } from '../plan-to-edit.ts'
import { usePlanText } from '../use-plan-text.ts'

/** Image sizes are whole pixels, so proportions that differ by less than this are the same. */
const noticeable = 0.01

/** Whether scaling outlines from one image to the other would stretch them. */
export function hasOtherProportions(one: ImageSize, other: ImageSize): boolean {
  const change = (one.imageWidth * other.imageHeight) / (one.imageHeight * other.imageWidth)
  return Math.abs(change - 1) > noticeable
}

interface ReplaceImageProps {
  plan: EditedPlan
  target: UploadTarget
  onReplaced: () => void
}

interface Question {
  size: ImageSize
  decide(isYes: boolean): void
}

/** Replaces the image of a plan. The server scales the saved outlines, `usePlanEditor` the unsaved ones. */
export function ReplaceImage({ plan, target, onReplaced }: ReplaceImageProps) {
  const text = usePlanText()
  const [question, setQuestion] = useState<Question>()
  const admit = async (file: File) => {
    const size = await measureImage(file)
    if (!size || plan.outlines.length === 0 || !hasOtherProportions(plan, size)) return true
    const isYes = await new Promise<boolean>((decide) => setQuestion({ size, decide }))
    setQuestion(undefined)
    return isYes
  }
  return (
    <details className="rounded-card border border-sand-200 bg-white p-4 shadow-card">
      <summary className="cursor-pointer text-lg font-bold text-sea-900">{text.replaceImage}</summary>
      <p className="my-2 text-sm text-sea-800">{text.replaceAdvice}</p>
      <DropZone target={target} admit={admit} onUploaded={onReplaced} />
      {question && (
        <ConfirmDialog
          title={text.otherProportions.title}
          confirm={text.otherProportions.replace}
          onCancel={() => question.decide(false)}
          onConfirm={() => question.decide(true)}
        >
          {text.otherProportions.text(formatImageSize(plan), formatImageSize(question.size))}
        </ConfirmDialog>
      )}
    </details>
  )
}

function formatImageSize({ imageWidth, imageHeight }: ImageSize): string {
  return `${imageWidth} × ${imageHeight}`
}

/** Returns undefined for a file that the browser cannot open; the server checks it anyway. */
async function measureImage(file: File): Promise<ImageSize | undefined> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { imageWidth: width, imageHeight: height }
  } catch {
    return undefined
  }
}
