import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Picture } from '../../../domain/files/picture.ts'
import type { BundledPicture } from '../../pictures/bundled-pictures.ts'
import { apartmentText } from '../../text/public/apartment.ts'
import { AnyImage } from '../any-image.tsx'
import { SampleMark } from './sample-mark.tsx'
import { useSwipe } from './use-swipe.ts'

const text = apartmentText.gallery

interface Props {
  slides: { picture: Picture | BundledPicture; alt: string }[]
  start: number
  onClose(): void
}

/**
 * All photos on the whole screen. The native dialog keeps the focus inside and gives it back on closing. A sideways
 * swipe is ours: a browser would take it for a way back to the page before.
 */
export default function Gallery({ slides, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [current, setCurrent] = useState(start)
  const step = (by: number) => setCurrent((index) => (index + by + slides.length) % slides.length)
  const swipe = useSwipe({ onLeft: () => step(1), onRight: () => step(-1) })
  const slide = slides[current]

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => (opener as HTMLElement | null)?.focus()
  }, [])

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={text.label}
      onClose={onClose}
      onKeyDown={onKey}
      className="m-0 size-full max-h-none max-w-none touch-pan-y touch-pinch-zoom bg-sea-950 text-white"
      {...swipe}
    >
      {slide && (
        <div key={current} className="absolute inset-0 sm:p-16">
          <AnyImage {...slide} priority sizes="100vw" fit="contain" className="size-full" />
          <SampleMark picture={slide.picture} className="bottom-5 left-1/2 -translate-x-1/2" />
        </div>
      )}
      <p
        aria-live="polite"
        className="absolute top-5 left-5 rounded-full bg-sea-950/70 px-3 py-1 font-semibold"
      >
        {text.counter(current + 1, slides.length)}
      </p>
      <Control label={text.close} className="top-3 right-3" onPress={() => dialog.current?.close()}>
        <X aria-hidden="true" />
      </Control>
      {slides.length > 1 && (
        <>
          <Control label={text.previous} className="top-1/2 left-3 -translate-y-1/2" onPress={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Control>
          <Control label={text.next} className="top-1/2 right-3 -translate-y-1/2" onPress={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </Control>
        </>
      )}
    </dialog>
  )
}

interface ControlProps {
  label: string
  className: string
  onPress(): void
  children: ReactNode
}

function Control({ label, className, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`absolute flex size-12 cursor-pointer items-center justify-center rounded-full bg-sea-950/70 hover:bg-sea-800 ${className}`}
    >
      {children}
    </button>
  )
}
