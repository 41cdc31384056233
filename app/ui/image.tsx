import type { ReactNode } from 'react'
import { imageVariants, type StoredImage } from '../../domain/files/stored-image.ts'

interface ImageProps {
  image: StoredImage
  /** Empty for a decorative image. */
  alt: string
  /** The `sizes` attribute: "(min-width: 1024px) 50vw, 100vw". */
  sizes: string
  /** Loads the image first; for the largest image in the first view. */
  priority?: boolean
  /** Fills the frame given by `className`, cropped or scaled down. Without it the height follows from the width. */
  fit?: 'cover' | 'contain'
  className?: string
  /** Other sources, for a `picture` around the image. */
  source?: ReactNode
}

export const imageFits = {
  cover: 'absolute inset-0 size-full object-cover',
  contain: 'absolute inset-0 size-full object-contain',
}

/** The width for browsers without `srcset`. */
const plainWidth = 960

/**
 * A stored image in the size and format that suit the screen. Until it has loaded, a blurred placeholder is shown: a
 * second `img` below it, because the Content-Security-Policy forbids inline styles. `contain` has none, because the
 * placeholder's proportions are rounded and its edges would show.
 */
export function Image({ image, alt, sizes, priority = false, fit, className = '', source }: ImageProps) {
  const variants = imageVariants(image)
  const plain = variants.find(({ width }) => width >= plainWidth) ?? variants.at(-1)
  const img = (
    <img
      src={plain?.url}
      srcSet={variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={fit ? imageFits[fit] : 'relative h-auto w-full'}
    />
  )
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {image.placeholder && fit !== 'contain' && (
        <img
          src={image.placeholder}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-110 object-cover blur-lg"
        />
      )}
      {source ? (
        <picture>
          {source}
          {img}
        </picture>
      ) : (
        img
      )}
    </span>
  )
}
