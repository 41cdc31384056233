import type { Picture } from '../../domain/picture.ts'
import { Image } from '../ui/image.tsx'
import type { BundledPicture } from './pictures/bundled.ts'

interface Props {
  picture: Picture | BundledPicture
  alt: string
  sizes: string
  /** For the picture that a visitor sees first. */
  priority?: boolean
  /** Cut to fill the frame that `className` gives; without, the height follows the picture. */
  fit?: 'cover'
  className?: string
}

/** A stored picture, or one that comes with the application. */
export function AnyImage({ picture, ...props }: Props) {
  return 'address' in picture ? (
    <Image picture={picture} {...props} />
  ) : (
    <Bundled picture={picture} {...props} />
  )
}

function Bundled({
  picture,
  alt,
  sizes,
  priority = false,
  fit,
  className = '',
}: Props & { picture: BundledPicture }) {
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <img
        src={picture.large}
        srcSet={`${picture.small} 640w, ${picture.large} ${picture.width}w`}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={fit ? 'absolute inset-0 size-full object-cover' : 'h-auto w-full'}
      />
    </span>
  )
}

export function largestAddress(picture: Picture | BundledPicture): string {
  return 'address' in picture ? picture.address : picture.large
}
