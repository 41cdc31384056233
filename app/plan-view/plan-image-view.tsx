import { imageVariants } from '../../domain/files/stored-image.ts'
import type { PlanImage } from '../../domain/floor-plan/floor-plan.ts'

interface PlanImageViewProps {
  image: PlanImage
  alt: string
  /** How many times the plan is enlarged: an enlarged plan loads a larger image. */
  zoom: number
  className?: string
}

export function PlanImageView({ image, alt, zoom, className = 'h-auto w-full' }: PlanImageViewProps) {
  return (
    <img
      src={image.imageUrl}
      srcSet={planSources(image)}
      sizes={planSizes(zoom)}
      width={image.imageWidth}
      height={image.imageHeight}
      alt={alt}
      draggable={false}
      className={`block ${className}`}
    />
  )
}

/** The `srcset` of a plan: the resized images, and the original if it is larger than all of them. */
export function planSources({ imageUrl, imageWidth }: Pick<PlanImage, 'imageUrl' | 'imageWidth'>): string {
  const variants = imageVariants({ url: imageUrl, width: imageWidth })
  const widest = variants.at(-1)?.width ?? 0
  return [...variants, ...(widest < imageWidth ? [{ url: imageUrl, width: imageWidth }] : [])]
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

export function planSizes(zoom: number): string {
  const times = Math.ceil(zoom)
  return `(min-width: 1024px) ${62 * times}vw, ${100 * times}vw`
}
