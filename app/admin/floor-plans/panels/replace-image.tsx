import { useState } from 'react'
import type { UploadTarget } from '../../../../domain/files/upload-target.ts'
import type { ImageSize } from '../../../../domain/floor-plan/floor-plan.ts'
import { type ImageFit, writeImageFit } from '../../../../domain/floor-plan/image-fit.ts'
import { compareImagesText } from '../../../../text/admin/compare-images.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DropZone } from '../../../uploads/drop-zone.tsx'
import type { EditedPlan } from '../plan-to-edit.ts'
import { usePlanText } from '../use-plan-text.ts'
import { CompareImages } from './compare-images.tsx'

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
  /** Outlines that are not saved cannot be fitted: the server has others. */
  isUnsaved: boolean
  onReplaced: () => void
}

interface Question {
  image: ImageSize & { url: string }
  decide(answer: ImageFit | boolean): void
}

/**
 * Replaces the image of a plan. Where it has outlines, the former image is laid over the new one first. The server
 * moves or scales the saved outlines, `usePlanEditor` scales unsaved ones.
 */
export function ReplaceImage({ plan, target, isUnsaved, onReplaced }: ReplaceImageProps) {
  const text = usePlanText()
  const [question, setQuestion] = useState<Question>()
  const hasOutlines = plan.outlines.length > 0
  const admit = async (file: File) => {
    const size = hasOutlines ? await measureImage(file) : undefined
    if (!size || (isUnsaved && !hasOtherProportions(plan, size))) return true
    const url = URL.createObjectURL(file)
    const answer = await new Promise<ImageFit | boolean>((decide) =>
      setQuestion({ image: { ...size, url }, decide }),
    )
    setQuestion(undefined)
    URL.revokeObjectURL(url)
    if (typeof answer === 'boolean') return answer
    return fitOf(target, answer, plan)
  }
  return (
    <details className="rounded-card border border-sand-200 bg-white p-4 shadow-card">
      <summary className="cursor-pointer text-lg font-bold text-sea-900">{text.replaceImage}</summary>
      <p className="my-2 text-sm text-sea-800">{text.replaceAdvice}</p>
      {hasOutlines && isUnsaved && <p className="my-2 text-sm text-reserved">{compareImagesText.unsaved}</p>}
      <DropZone target={target} admit={admit} onUploaded={onReplaced} />
      {question && !isUnsaved && (
        <CompareImages
          plan={plan}
          image={question.image}
          onCancel={() => question.decide(false)}
          onFitted={question.decide}
        />
      )}
      {question && isUnsaved && (
        <ConfirmDialog
          title={text.otherProportions.title}
          confirm={text.otherProportions.replace}
          onCancel={() => question.decide(false)}
          onConfirm={() => question.decide(true)}
        >
          {text.otherProportions.text(formatImageSize(plan), formatImageSize(question.image))}
        </ConfirmDialog>
      )}
    </details>
  )
}

/** The target of the upload with the fit; only pictures of plans have one. */
function fitOf(target: UploadTarget, fit: ImageFit, plan: EditedPlan): UploadTarget {
  switch (target.uploader) {
    case 'floorPlan':
    case 'parkingPlan':
    case 'buildingView':
      return { ...target, fit: writeImageFit(fit, plan.imageUrl) }
    default:
      return target
  }
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
