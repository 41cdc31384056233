import type { Picture } from '../../domain/files/picture.ts'
import { Image, imageFits } from '../ui/image.tsx'
import type { BundledPicture } from './bundled-pictures.ts'

interface Props {
  picture: Picture | BundledPicture
  alt: string
  sizes: string
  /** For the picture that a visitor sees first. */
  priority?: boolean
  /** Fill the frame that `className` gives, cut to it or fitted into it; without, the height follows. */
  fit?: keyof typeof imageFits
  className?: string
}

/** A stored picture, or one that comes with the application. */
export function AnyImage({ picture, ...props }: Props) {
  return 'url' in picture ? <Image picture={picture} {...props} /> : <Bundled picture={picture} {...props} />
}

function Bundled({
  picture,
  alt,
  sizes,
  priority = false,
  fit,
  className = '',
}: Props & { picture: BundledPicture }) {
  const { large, width, height, upright } = picture
  const image = (
    <img
      src={large}
      srcSet={sourcesOf(picture)}
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
            media="(orientation: portrait) and (width < 40rem)"
            srcSet={sourcesOf(upright)}
            sizes={sizes}
            width={upright.width}
            height={upright.height}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}

function sourcesOf({ small, middle, large, width }: BundledPicture): string {
  return `${small} 640w, ${middle ? `${middle} 1280w, ` : ''}${large} ${width}w`
}

export function largestUrl(picture: Picture | BundledPicture): string {
  return 'url' in picture ? picture.url : picture.large
}
