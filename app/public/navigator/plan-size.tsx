import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'

/**
 * Gives the box around it a plan's proportions, as large as its place allows in both directions. A canvas has them before
 * the plan's image is there, without an inline style, which is not allowed; nothing is ever drawn on it. Where
 * scripts are turned off a canvas is no image, and an empty one takes its place.
 */
export function PlanSize({ imageWidth: width, imageHeight: height }: ImageSize) {
  const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return (
    <>
      <canvas width={width} height={height} className="plan-size noscript:hidden" />
      <noscript>
        <img src={`data:image/svg+xml,${encodeURIComponent(empty)}`} alt="" className="plan-size" />
      </noscript>
    </>
  )
}
