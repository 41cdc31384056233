import { imageVariants } from '../../domain/files/stored-image.ts'
import type { PlanImage } from '../../domain/floor-plan/floor-plan.ts'

export interface PlanExcerptSource extends Pick<PlanImage, 'imageWidth' | 'imageHeight'> {
  src: string | undefined
  srcSet: string
}

/** Never the original: a part of a plan is small where it is only a picture of a home. */
export function planExcerptSource({ imageUrl: url, imageWidth, imageHeight }: PlanImage): PlanExcerptSource {
  const variants = imageVariants({ url, width: imageWidth })
  const srcSet = variants.map((each) => `${each.url} ${each.width}w`).join(', ')
  return { src: variants[0]?.url, srcSet, imageWidth, imageHeight }
}

/**
 * The part of a floor plan around one home, with everything else faded. It says nothing that is not written beside it. A
 * function, because a component for each of hundreds of cards would take as long as the rest of its card. `shown` is its
 * width in pixels on wide screens, and in percent of a phone.
 */
export function planExcerpt(
  { src, srcSet, imageWidth, imageHeight }: PlanExcerptSource,
  part: string,
  outline: string,
  shown: { wide: number; narrow: number },
) {
  const larger = imageWidth / Number(part.split(' ')[2])
  return (
    <svg viewBox={part} aria-hidden="true" className="plan-excerpt">
      <foreignObject width={imageWidth} height={imageHeight}>
        <img
          src={src}
          srcSet={srcSet}
          sizes={`(min-width: 48rem) ${Math.round(shown.wide * larger)}px, ${Math.round(shown.narrow * larger)}vw`}
          width={imageWidth}
          height={imageHeight}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </foreignObject>
      {/* Its outer edge is far outside of the picture, because its line would be seen. */}
      <path
        d={`M${-imageWidth} ${-imageHeight}H${2 * imageWidth}V${2 * imageHeight}H${-imageWidth}ZM${outline}Z`}
      />
    </svg>
  )
}
