import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { planExcerpt, planExcerptSource } from '../../images/plan-excerpt.tsx'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { HeartButton } from '../favourites/heart-button.tsx'
import { type Peek, peekCard } from './follow-peeks.ts'
import { HomeBrief } from './home-brief.tsx'
import type { PicturedApartment } from './navigator-apartment.ts'

/** The width of the picture in pixels on wide screens, and in percent of a phone. */
const shown = { wide: 288, narrow: 40 }

/** How far the touched link stays above the sheet, in pixels. */
const distance = 12

interface Props {
  peek: Peek
  apartment: PicturedApartment
  plan: PlanImage | undefined
  close(): void
}

/**
 * A home in brief: on the side of the window where its link is not, or on a phone in a sheet at the lower edge. Screen
 * readers get it when it was touched: under the pointer and with the focus, the link itself says the same.
 */
export function PeekCard({ peek: { link, isTouched, isLeft }, apartment, plan, close }: Props): ReactNode {
  const { text, pages } = useLocale(navigatorSection)
  const { id, part, outline } = apartment
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isTouched || !card.current) return
    const sheet = card.current.getBoundingClientRect()
    const covered = link.getBoundingClientRect().bottom + distance - sheet.top
    const isSheet = sheet.width >= innerWidth
    if (isSheet && covered > 0) scrollBy({ top: covered })
  }, [link, isTouched])
  return (
    <div
      ref={card}
      {...{ [peekCard]: '' }}
      {...(isTouched ? { role: 'group', 'aria-label': text.finding.inBrief } : { 'aria-hidden': true })}
      className={`home-peek ${isLeft ? 'is-left' : ''}`}
    >
      {plan && part && outline && planExcerpt(planExcerptSource(plan), part, outline, shown)}
      <div className="grid min-w-0 grow content-between gap-3">
        <HomeBrief apartment={apartment}>
          {isTouched && (
            <span className="-mt-2.5 -mr-2.5 flex shrink-0">
              <HeartButton id={id} number={apartment.number} />
              <button
                type="button"
                onClick={close}
                aria-label={text.navigator.deselect}
                title={text.navigator.deselect}
                className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-sea-700 hover:bg-sea-50"
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </span>
          )}
        </HomeBrief>
        <Link
          to={pages.apartment(id)}
          prefetch="intent"
          tabIndex={isTouched ? undefined : -1}
          className={button({ className: 'w-full' })}
        >
          {text.finding.open}
        </Link>
      </div>
    </div>
  )
}
