import type { Picture } from '../../domain/picture.ts'
import { Image } from '../ui/image.tsx'
import type { BundledPicture } from './pictures/bundled.ts'

interface Props {
  picture: Picture | BundledPicture
  alt: string
  sizes: string
  /** For the picture that a visitor sees first. */
  priority?: boolean
  className?: string
}

/** A stored picture, or one that comes with the application. */
export function AnyImage({ picture, alt, sizes, priority = false, className = '' }: Props) {
  if ('address' in picture) {
    return <Image picture={picture} alt={alt} sizes={sizes} priority={priority} className={className} />
  }
  return (
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
      className={className}
    />
  )
}

export function largestAddress(picture: Picture | BundledPicture): string {
  return 'address' in picture ? picture.address : picture.large
}
