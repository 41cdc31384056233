import type { Picture } from '../../domain/files/picture.ts'
import { isSampleView } from '../../domain/files/sample-view.ts'
import type { BundledPicture } from '../pictures/bundled-pictures.ts'
import { apartmentText as text } from '../text/public/apartment.ts'

export function isSample(picture: Picture | BundledPicture): boolean {
  return !('url' in picture) || isSampleView(picture.url)
}

/** Says of a rendered view that it is one; of a photo, nothing. */
export function SampleMark({ picture, className }: { picture: Picture | BundledPicture; className: string }) {
  if (!isSample(picture)) return null
  return (
    <span
      className={`absolute max-w-[calc(100%-1rem)] rounded-lg bg-sea-950/80 px-2 py-1 text-xs font-semibold sm:px-3 sm:text-sm text-white ${className}`}
    >
      {text.sampleView}
    </span>
  )
}
