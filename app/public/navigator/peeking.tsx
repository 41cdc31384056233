import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { followPeeks, type Peek } from './follow-peeks.ts'
import type { PicturedApartment } from './navigator-apartment.ts'

/** Browsers load it when a home is first pointed at. Where it cannot be loaded, the links do what they do. */
const PeekCard = lazy(() =>
  import('./peek-card.tsx').then(
    ({ PeekCard }) => ({ default: PeekCard }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  apartments: readonly PicturedApartment[]
  plans: readonly PlanImage[]
  children: ReactNode
}

/** Shows the home under the pointer, with the focus or after the first tap, of all links with `peekLink` in it. */
export function Peeking({ apartments, plans, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [peek, setPeek] = useState<Peek>()
  useEffect(() => (frame.current ? followPeeks(frame.current, setPeek) : undefined), [])
  const apartment = peek && apartments.find(({ id }) => id === peek.id)
  return (
    <div ref={frame}>
      {children}
      <div aria-live="polite">
        <Suspense>
          {peek && apartment && (
            <PeekCard
              peek={peek}
              apartment={apartment}
              plan={plans[apartment.plan ?? -1]}
              close={() => setPeek(undefined)}
            />
          )}
        </Suspense>
      </div>
    </div>
  )
}
