import type { TouchEvent } from 'react'
import { progressSection } from '../../../text/public/sections/progress.ts'
import { useLocale } from '../../locale.tsx'
import { Image } from '../../ui/image.tsx'
import { SampleMark } from '../sample-mark.tsx'
import type { FrameView } from './diary-view.ts'

/** All pictures have the same place: each lies over the one before, and the chosen one is visible. */
const frame = 'aspect-16/10 w-full'

/** A line through the buttons, so that they read as one course of time. */
const line = '[background:linear-gradient(var(--color-sea-200)_0_0)_0_11px/100%_2px_no-repeat]'

const advice = 'same-camera-advice'

/**
 * The building from the same camera through time. The choice is a group of radio buttons, so that it works without
 * scripts, by finger and with the arrow keys. With scripts, a finger that moves over the picture goes through time.
 */
export function CameraSlider({ frames }: { frames: FrameView[] }) {
  const text = useLocale(progressSection).text.progress
  if (frames.length < 2) return null
  return (
    <section data-slider className="mb-16 grid items-start gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-3xl">{text.sameCamera}</h2>
        <p id={advice} className="screen-only mt-3 text-lg text-sea-800">
          {text.sameCameraAdvice}
        </p>
      </div>
      <fieldset aria-labelledby={advice} className="min-w-0">
        {/* As wide as a picture may be whose buttons are in the window, too. */}
        <div className="relative max-w-[max(24rem,calc((100svh-18rem)*1.6))]">
          {/* Keeps the place of the pictures, which are in the list below, beside their buttons. */}
          <div className={`touch-pan-y ${frame}`} onTouchMove={chooseUnderFinger} />
          <ol className="flex overflow-x-auto pt-2 pb-1">
            {frames.map((each, index) => (
              <li key={each.id} className={`flex min-w-max flex-1 flex-col items-center ${line}`}>
                <Frame {...each} isNewest={index === 0} />
              </li>
            ))}
          </ol>
        </div>
      </fieldset>
    </section>
  )
}

function Frame({ id, image, alt, day, label, isNewest }: FrameView & { isNewest: boolean }) {
  const input = `frame-${id}`
  return (
    <>
      <input
        id={input}
        type="radio"
        name="frame"
        defaultChecked={isNewest}
        className="peer screen-only relative z-10 m-0 size-6 cursor-pointer appearance-none rounded-full border-2 border-sea-700 bg-white checked:border-[7px] forced-colors:appearance-auto"
      />
      <label
        htmlFor={input}
        className="screen-only flex min-h-11 w-full cursor-pointer items-start justify-center px-2 pt-1 text-center whitespace-nowrap text-sm text-sea-800 peer-checked:font-bold peer-checked:text-sea-950"
      >
        {label}
      </label>
      <figure className="pointer-events-none invisible absolute inset-x-0 top-0 overflow-hidden rounded-card opacity-0 transition-opacity duration-300 peer-checked:visible peer-checked:opacity-100 motion-reduce:transition-none">
        <Image
          image={image}
          alt={alt}
          priority={isNewest}
          sizes="(min-width: 1024px) 1000px, 100vw"
          fit="cover"
          className={frame}
        />
        <SampleMark image={image} className="top-3 left-3" />
        <figcaption className="absolute right-3 bottom-3 rounded-full bg-sea-950/80 px-3 py-1 font-semibold text-white">
          {day}
        </figcaption>
      </figure>
    </>
  )
}

/** As the buttons below: the left edge is the newest picture, the right edge the oldest. */
function chooseUnderFinger({ currentTarget, touches }: TouchEvent<HTMLElement>): void {
  const touch = touches[0]
  if (!touch) return
  const { left, width } = currentTarget.getBoundingClientRect()
  const choices = currentTarget.nextElementSibling?.querySelectorAll('input') ?? []
  const index = Math.floor(((touch.clientX - left) / width) * choices.length)
  const chosen = choices[Math.min(Math.max(index, 0), choices.length - 1)]
  if (chosen) chosen.checked = true
}
