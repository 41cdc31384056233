import { Expand, X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { type ParkingLevel, parkingLevelName } from '../../../domain/building.ts'
import type { Picture } from '../../../domain/files/picture.ts'
import { bundledPlans } from '../../pictures/bundled-plans.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { AnyImage, largestUrl } from '../any-image.tsx'
import { opensElsewhere } from '../opens-elsewhere.ts'

/** The newest uploaded plan of the level, or the one that comes with the application. A click enlarges it. */
export function ParkingPlan({ level, uploaded }: { level: ParkingLevel; uploaded: Picture | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = uploaded ?? bundledPlans[level]
  const alt = text.plan(parkingLevelName(level))
  const enlarge = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    dialog.current?.showModal()
  }
  return (
    <>
      <a
        href={largestUrl(picture)}
        onClick={enlarge}
        data-early
        aria-label={text.enlarge}
        className="group relative block overflow-hidden rounded-card bg-white shadow-card"
      >
        <AnyImage
          priority
          picture={picture}
          alt={alt}
          sizes="(min-width: 1280px) 1232px, 100vw"
          className="w-full"
        />
        <span className="absolute right-3 bottom-3 rounded-full bg-sea-950/80 p-2.5 text-white">
          <Expand className="size-5" aria-hidden="true" />
        </span>
      </a>
      <dialog ref={dialog} aria-label={alt} className="m-0 size-full max-h-none max-w-none bg-sea-950/95">
        <div className="flex size-full overflow-auto">
          <AnyImage
            picture={picture}
            alt={alt}
            sizes="max(100vw, 1200px)"
            className="m-auto w-full min-w-300 shrink-0"
          />
        </div>
        <button
          type="button"
          aria-label={text.close}
          onClick={() => dialog.current?.close()}
          className="fixed top-3 right-3 flex size-12 cursor-pointer items-center justify-center rounded-full bg-sea-950/80 text-white hover:bg-sea-800"
        >
          <X aria-hidden="true" />
        </button>
      </dialog>
    </>
  )
}
