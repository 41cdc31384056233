import type { StoredImage } from '../../domain/files/stored-image.ts'
import { Image, imageFits, uprightPhone } from '../ui/image.tsx'
import type { BundledImage } from './bundled-images.ts'

interface Props {
  image: StoredImage | BundledImage
  alt: string
  sizes: string
  /** Loads the image first; for the largest image in the first view. */
  priority?: boolean
  /**
   * How the image fills the frame given by `className`: cropped (`cover`) or scaled down (`contain`). Without
   * `fit` the height follows from the width.
   */
  fit?: keyof typeof imageFits
  className?: string
  /** Another crop of a stored image, for an upright phone. */
  upright?: StoredImage | BundledImage | undefined
}

export function AnyImage({ image, upright, ...props }: Props) {
  if (!('url' in image)) return <Bundled image={image} {...props} />
  return <Image image={image} upright={upright && 'url' in upright ? upright : undefined} {...props} />
}

function Bundled({
  image,
  alt,
  sizes,
  priority = false,
  fit,
  className = '',
}: Omit<Props, 'upright'> & { image: BundledImage }) {
  const { large, width, height, upright } = image
  const img = (
    <img
      src={large}
      srcSet={sourcesOf(image)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={fit ? imageFits[fit] : 'h-auto w-full'}
    />
  )
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      {upright ? (
        <picture>
          <source
            media={uprightPhone}
            srcSet={sourcesOf(upright)}
            sizes={sizes}
            width={upright.width}
            height={upright.height}
          />
          {img}
        </picture>
      ) : (
        img
      )}
    </span>
  )
}

function sourcesOf({ small, middle, large, width }: BundledImage): string {
  return `${small} 640w, ${middle ? `${middle} 1280w, ` : ''}${large} ${width}w`
}

export function largestUrl(image: StoredImage | BundledImage): string {
  return 'url' in image ? image.url : image.large
}
