import { imageVariants } from '../../domain/files/stored-image.ts'
import type { PlanPart } from '../../domain/floor-plan/excerpt.ts'
import type { PlanImage } from '../../domain/floor-plan/floor-plan.ts'

/** A floor plan with the outline of one apartment, as SVG points. */
export interface PlanWithOutline extends PlanImage {
  outline: string
}

interface OutlinedPlanProps {
  plan: PlanWithOutline
  /** The whole plan by default. */
  part?: PlanPart
  label: string
  /** The width in pixels on a wide screen, and in percent of a narrow one. */
  shown: { wide: number; narrow: number }
  className: string
}

/**
 * A plan with one apartment marked. The SVG crops it, because the Content-Security-Policy forbids inline styles.
 */
export function OutlinedPlan({ plan, part: wanted, label, shown, className }: OutlinedPlanProps) {
  const { imageWidth: width, imageHeight: height, outline } = plan
  const part = wanted ?? { x: 0, y: 0, width, height }
  return (
    <svg
      viewBox={[part.x, part.y, part.width, part.height].join(' ')}
      role="img"
      aria-label={label}
      className={className}
    >
      <DrawnImage image={plan} part={part} shown={shown} />
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

interface DrawnImageProps {
  image: PlanImage
  part: PlanPart
  shown: OutlinedPlanProps['shown']
}

/**
 * The image of an SVG: an `<img>` in a `foreignObject`, because an SVG `<image>` has neither `srcset` nor lazy loading.
 */
export function DrawnImage({ image, part, shown }: DrawnImageProps) {
  const { imageUrl: url, imageWidth: width, imageHeight: height } = image
  const variants = imageVariants({ url, width })
  const widest = variants.at(-1)
  // A large image also offers the original, because none of the resized ones has all its pixels.
  const offered = widest && widest.width < width ? [...variants, { url, width }] : variants
  const larger = width / part.width
  return (
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
  )
}
