import type { Apartment } from '../apartment/apartment.ts'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import { oddSizes } from '../floor-plan/outline-sizes.ts'
import { overlapping } from '../floor-plan/overlapping.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { Finding, NamedApartment } from './finding.ts'

type OutlinedApartment = NamedApartment & Pick<Apartment, 'secondaryFloor' | 'area'>

/** What is wrong with outlines that there are; `checkPlans` finds those that are missing. */
export function checkDrawnOutlines(
  apartments: readonly OutlinedApartment[],
  plans: readonly FloorPlan[],
  toReview: ReadonlySet<string>,
): Finding[] {
  const known = new Map(apartments.map((apartment) => [apartment.id, apartment]))
  return plans.flatMap((plan): Finding[] => {
    const { id, entrance, floor, outlines, imageWidth, imageHeight } = plan
    const place = { entrance, floor }
    const isOutside = outlines.some(({ points }) => {
      const { left, right, top, bottom } = boundsOf(points)
      return left < 0 || top < 0 || right > imageWidth || bottom > imageHeight
    })
    // A plan shows a part of a maisonette only.
    const sized = outlines.map(({ apartmentId, points }) => {
      const { secondaryFloor, area } = known.get(apartmentId ?? '') ?? {}
      return { id: apartmentId ?? '', points, area: secondaryFloor === null ? area : undefined }
    })
    return [
      ...(toReview.has(id) ? [{ kind: 'review', ...place } as const] : []),
      ...(overlapping(outlines).length > 0 ? [{ kind: 'overlap', ...place } as const] : []),
      ...(isOutside ? [{ kind: 'outside', ...place } as const] : []),
      ...oddSizes(sized).flatMap((odd): Finding[] => {
        const apartment = known.get(odd.id)
        return apartment ? [{ kind: 'size', apartment: named(apartment), floor }] : []
      }),
    ]
  })
}

function named({ id, number, entrance }: NamedApartment): NamedApartment {
  return { id, number, entrance }
}
