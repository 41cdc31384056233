import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { AnyImage } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import { apartmentText } from '../../text/public/apartment.ts'
import { CloseLink, FullScreenDialog, withScripts } from '../full-screen-dialog.tsx'
import { SampleMark } from '../sample-mark.tsx'
import { useHorizontalSwipe } from './use-horizontal-swipe.ts'
import type { OpenedPhoto } from './use-opened-photo.ts'

const text = apartmentText.gallery

interface Props {
  slides: { image: StoredImage | BundledImage; alt: string }[]
  current: number
  opened: OpenedPhoto
}

/**
 * All photos on the whole screen, rendered open: without scripts it lies over the page, and its controls are links.
 * A sideways swipe is ours: a browser would take it for a way back to the page before.
 */
export function Gallery({ slides, current, opened }: Props) {
  const swipe = useHorizontalSwipe({ onLeft: () => opened.step(1), onRight: () => opened.step(-1) })
  const slide = slides[current]

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') opened.step(-1)
    if (event.key === 'ArrowRight') opened.step(1)
  }
  return (
    <FullScreenDialog
      label={text.label}
      onLeave={opened.out.close}
      onKeyDown={onKey}
      className="touch-pan-y touch-pinch-zoom"
      {...swipe}
    >
      {slide && (
        <div key={current} className="absolute inset-0 sm:p-16">
          <AnyImage {...slide} priority sizes="100vw" fit="contain" className="size-full" />
          <SampleMark image={slide.image} className="bottom-5 left-1/2 -translate-x-1/2" />
        </div>
      )}
      <p aria-live="polite" className="absolute top-5 left-5 rounded-full bg-sea-950 px-3 py-1 font-semibold">
        {text.counter(current + 1, slides.length)}
      </p>
      <CloseLink
        out={opened.out}
        label={text.close}
        className="absolute top-3 right-3 bg-sea-950/70 hover:bg-sea-800"
      />
      {slides.length > 1 && (
        <>
          <Control
            {...opened.stepLink(-1)}
            label={text.previous}
            onClick={withScripts(() => opened.step(-1))}
            className="top-1/2 left-3 -translate-y-1/2"
          >
            <ChevronLeft aria-hidden="true" />
          </Control>
          <Control
            {...opened.stepLink(1)}
            label={text.next}
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
