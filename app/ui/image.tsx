import { type Picture, pictureVariants } from '../../domain/picture.ts'

interface ImageProps {
  picture: Picture
  /** What it shows; '' when it only decorates. */
  alt: string
  /** How wide it is shown, as in the `sizes` attribute: "(min-width: 1024px) 50vw, 100vw". */
  sizes: string
  /** For the picture that a visitor sees first: loaded at once, before others. */
  priority?: boolean
  /** The frame: its size, and with object-cover or object-contain how the picture sits in it. */
  className?: string
}

/** What a browser without srcset gets. */
const plainWidth = 960

/**
 * A stored picture in the size and format that suit the screen. Its place is kept from the start, with a
 * blurred hint of it: a second picture beneath, because inline styles are not allowed.
 */
export function Image({ picture, alt, sizes, priority = false, className = '' }: ImageProps) {
  const variants = pictureVariants(picture)
  const plain = variants.find(({ width }) => width >= plainWidth) ?? variants.at(-1)
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {picture.placeholder && (
        <img
          src={picture.placeholder}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-110 blur-lg [object-fit:inherit]"
        />
      )}
      <img
        src={plain?.address}
        srcSet={variants.map(({ address, width }) => `${address} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className="relative size-full max-h-[inherit] [object-fit:inherit]"
      />
    </span>
  )
}
