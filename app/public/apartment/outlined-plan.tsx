import { imageVariants } from '../../../domain/files/stored-image.ts'
import type { PlanPart } from '../../../domain/floor-plan/excerpt.ts'
import type { OwnPlan } from './find-own-plans.ts'

interface Props {
  plan: OwnPlan
  /** What of the plan is shown; all of it, if not said. */
  part?: PlanPart
  label: string
  /** How wide it is shown, in pixels on a wide screen, and in hundredths of a narrow one. */
  shown: { wide: number; narrow: number }
  className: string
}

/**
 * A plan with one apartment marked. The image is an HTML image inside the drawing: it comes in the size that suits the
 * screen and only when it is near, and the drawing cuts it, since inline styles are not allowed.
 */
export function OutlinedPlan({ plan, part: wanted, label, shown, className }: Props) {
  const { imageUrl: url, imageWidth: width, imageHeight: height, outline } = plan
  const part = wanted ?? { x: 0, y: 0, width, height }
  const variants = imageVariants({ url, width })
  const widest = variants.at(-1)
  // No offered width shows every pixel of a large plan: there is the file itself.
  const offered = widest && widest.width < width ? [...variants, { url, width }] : variants
  const larger = width / part.width
  return (
    <svg
      viewBox={[part.x, part.y, part.width, part.height].join(' ')}
      role="img"
      aria-label={label}
      className={className}
    >
      <foreignObject width={width} height={height}>
        <img
          src={widest?.url}
          srcSet={offered.map((each) => `${each.url} ${each.width}w`).join(', ')}
          sizes={`(min-width: 1024px) ${Math.round(shown.wide * larger)}px, ${Math.round(shown.narrow * larger)}vw`}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
          className="max-w-none"
        />
      </foreignObject>
      <path d={`M0 0H${width}V${height}H0ZM${outline}Z`} fillRule="evenodd" className="fill-white/65" />
      <polygon
        points={outline}
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        className={`stroke-sea-600 ${wanted ? 'fill-none' : 'fill-sea-500/25'}`}
      />
    </svg>
  )
}
