import type { StoredImage } from '../../../../domain/files/stored-image.ts'
import type { WindowView } from './find-window-view.ts'

/** A picture of the gallery that is no photo of the home: its caption says what it is. */
export interface CaptionedImage extends StoredImage {
  caption: string
}

/** The view by day as a picture of the gallery, after the photos. */
export function viewSlides(view: WindowView | undefined): CaptionedImage[] {
  return view?.slices.map(({ day }) => ({ ...day, caption: view.caption })) ?? []
}

export function captionOf(image: object): string | undefined {
  return 'caption' in image && typeof image.caption === 'string' ? image.caption : undefined
}
