import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { AnyImage } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import { useLocale } from '../../locale.tsx'
import { CloseLink, FullScreenDialog } from '../full-screen-dialog.tsx'
import { useHorizontalSwipe } from '../horizontal-swipe.ts'
import { withScripts } from '../opened-in-place.ts'
import { SampleMark } from '../sample-mark.tsx'
import type { OpenedPhoto } from './opened-photo.ts'
import { captionOf } from './window-view/view-slides.ts'

interface GalleryProps {
  slides: { image: StoredImage | BundledImage; alt: string }[]
  current: number
  opened: OpenedPhoto
}

/**
 * All photos full screen. The server renders it open with links as controls, so it works without scripts.
 * `touch-pan-y` keeps the browser from using a horizontal swipe as Back.
 */
export function Gallery({ slides, current, opened }: GalleryProps) {
  const swipe = useHorizontalSwipe({ onLeft: () => opened.step(1), onRight: () => opened.step(-1) })
  const slide = slides[current]
  const galleryText = useLocale(apartmentSection).text.apartment.gallery

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') opened.step(-1)
    if (event.key === 'ArrowRight') opened.step(1)
  }
  return (
    <FullScreenDialog
      label={galleryText.label}
      onLeave={opened.exit.close}
      onKeyDown={onKey}
      className="touch-pan-y touch-pinch-zoom"
      {...swipe}
    >
      {slide && (
        <div key={current} className="absolute inset-0 sm:p-16">
          <AnyImage {...slide} priority sizes="100vw" fit="contain" className="size-full" />
          <SampleMark image={slide.image} className="bottom-5 left-1/2 -translate-x-1/2" />
          {captionOf(slide.image) && (
            <p className="absolute inset-x-0 bottom-5 mx-auto w-fit max-w-[calc(100%-1rem)] rounded-lg bg-sea-950/80 px-3 py-1 text-sm font-semibold">
              {slide.alt}
            </p>
          )}
        </div>
      )}
      <p aria-live="polite" className="absolute top-5 left-5 rounded-full bg-sea-950 px-3 py-1 font-semibold">
        {galleryText.counter(current + 1, slides.length)}
      </p>
      <CloseLink
        exit={opened.exit}
        label={galleryText.close}
        className="absolute top-3 right-3 bg-sea-950/70 hover:bg-sea-800"
      />
      {slides.length > 1 && (
        <>
          <Control
            {...opened.stepLink(-1)}
            label={galleryText.previous}
            onClick={withScripts(() => opened.step(-1))}
            className="top-1/2 left-3 -translate-y-1/2"
          >
            <ChevronLeft aria-hidden="true" />
          </Control>
          <Control
            {...opened.stepLink(1)}
            label={galleryText.next}
            onClick={withScripts(() => opened.step(1))}
            className="top-1/2 right-3 -translate-y-1/2"
          >
            <ChevronRight aria-hidden="true" />
          </Control>
        </>
      )}
    </FullScreenDialog>
  )
}

function Control({ label, className = '', ...link }: LinkProps & { label: string }) {
  return (
    <Link
      data-early
      aria-label={label}
      className={`absolute flex size-12 items-center justify-center rounded-full bg-sea-950/70 hover:bg-sea-800 ${className}`}
      {...link}
    />
  )
}
