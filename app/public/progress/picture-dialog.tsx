import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { progressSection } from '../../../text/public/sections/progress.ts'
import { useLocale } from '../../locale.tsx'
import { Image } from '../../ui/image.tsx'
import { CloseLink, FullScreenDialog } from '../full-screen-dialog.tsx'
import { useHorizontalSwipe } from '../horizontal-swipe.ts'
import { SampleMark } from '../sample-mark.tsx'
import type { PictureView } from './diary-view.ts'
import type { OpenedPicture } from './opened-picture.ts'

const stepClass =
  'absolute top-1/2 flex size-12 -translate-y-1/2 items-center justify-center rounded-full bg-sea-950/70 hover:bg-sea-800'

interface PictureDialogProps {
  pictures: PictureView[]
  current: number
  opened: OpenedPicture
}

/**
 * A picture of the diary over the whole window, with the day below it. The server renders it open with links as
 * controls, so that it works without scripts; keys and swipes follow the same links.
 */
export function PictureDialog({ pictures, current, opened }: PictureDialogProps) {
  const text = useLocale(progressSection).text.progress.gallery
  const previous = useRef<HTMLAnchorElement>(null)
  const next = useRef<HTMLAnchorElement>(null)
  const swipe = useHorizontalSwipe({
    onLeft: () => next.current?.click(),
    onRight: () => previous.current?.click(),
  })
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') previous.current?.click()
    if (key === 'ArrowRight') next.current?.click()
  }
  const picture = pictures[current]
  if (!picture) return null
  return (
    <FullScreenDialog
      label={text.label}
      onLeave={opened.exit.close}
      onKeyDown={onKeyDown}
      className="touch-pan-y touch-pinch-zoom"
      {...swipe}
    >
      <figure key={current} className="absolute inset-0 flex flex-col pt-16 sm:px-16">
        <Image {...pick(picture)} priority sizes="100vw" fit="contain" className="min-h-0 flex-1" />
        <figcaption className="p-4 text-center font-semibold">{picture.day}</figcaption>
        <SampleMark image={picture.image} className="bottom-16 left-1/2 -translate-x-1/2" />
      </figure>
      <p aria-live="polite" className="absolute top-5 left-5 rounded-full bg-sea-950 px-3 py-1 font-semibold">
        {text.counter(current + 1, pictures.length)}
      </p>
      <CloseLink
        exit={opened.exit}
        label={text.close}
        className="absolute top-3 right-3 bg-sea-950/70 hover:bg-sea-800"
      />
      {pictures.length > 1 && (
        <>
          <Link
            ref={previous}
            data-early
            aria-label={text.previous}
            {...opened.stepLink(-1)}
            className={`${stepClass} left-3`}
          >
            <ChevronLeft aria-hidden="true" />
          </Link>
          <Link
            ref={next}
            data-early
            aria-label={text.next}
            {...opened.stepLink(1)}
            className={`${stepClass} right-3`}
          >
            <ChevronRight aria-hidden="true" />
          </Link>
        </>
      )}
    </FullScreenDialog>
  )
}

function pick({ image, alt }: PictureView) {
  return { image, alt }
}
