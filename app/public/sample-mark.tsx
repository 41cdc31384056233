import { isSampleView } from '../../domain/files/sample-view.ts'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import type { BundledImage } from '../images/bundled-images.ts'
import { useLocale } from '../locale.tsx'

type Drawn = Pick<StoredImage, 'url'> | BundledImage

export function isSample(image: Drawn): boolean {
  return !('url' in image) || isSampleView(image.url)
}

/** A label on a computer-generated view, so that visitors do not take it for a photo. */
export function SampleMark({ image, className }: { image: Drawn; className: string }) {
  const { text } = useLocale()
  if (!isSample(image)) return null
  return (
    <span
      className={`absolute max-w-[calc(100%-1rem)] rounded-lg bg-sea-950/80 px-2 py-1 text-xs font-semibold sm:px-3 sm:text-sm text-white ${className}`}
    >
      {text.site.sampleView}
    </span>
  )
}
