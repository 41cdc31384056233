import { imageVariants, type StoredImage } from '../../domain/files/stored-image.ts'

interface ImageProps {
  image: StoredImage
  /** What it shows; '' when it only decorates. */
  alt: string
  /** How wide it is shown, as in the `sizes` attribute: "(min-width: 1024px) 50vw, 100vw". */
  sizes: string
  /** For the image that a visitor sees first: loaded at once, before others. */
  priority?: boolean
  /** Fill the frame that `className` gives, cut to it or fitted into it; without, the height follows. */
  fit?: 'cover' | 'contain'
  className?: string
}

export const imageFits = {
  cover: 'absolute inset-0 size-full object-cover',
  contain: 'absolute inset-0 size-full object-contain',
}

/** What a browser without srcset gets. */
const plainWidth = 960

/**
 * A stored image in the size and format that suit the screen. Its place is kept from the start, with a
 * blurred hint of it: a second image beneath, because inline styles are not allowed. None where it is fitted into a
 * frame: the hint's proportions are rounded, and its edges would show beside it.
 */
export function Image({ image, alt, sizes, priority = false, fit, className = '' }: ImageProps) {
  const variants = imageVariants(image)
  const plain = variants.find(({ width }) => width >= plainWidth) ?? variants.at(-1)
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
    </span>
  )
}
