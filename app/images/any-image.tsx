import type { ReactNode } from 'react'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import { Image, imageFits } from '../ui/image.tsx'
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
  /** Other sources, for a `picture` around a stored image. */
  source?: ReactNode
}

export function AnyImage({ image, source, ...props }: Props) {
  return 'url' in image ? (
    <Image image={image} source={source} {...props} />
  ) : (
    <Bundled image={image} {...props} />
  )
}

/** When the crop for an upright phone is shown. */
export const uprightPhone = '(orientation: portrait) and (width < 40rem)'

function Bundled({
  image,
  alt,
  sizes,
  priority = false,
  fit,
  className = '',
}: Omit<Props, 'source'> & { image: BundledImage }) {
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
