import { type Picture, pictureVariants } from '../../domain/picture.ts'

export function Image({
  picture,
  alt,
  sizes,
  priority,
  className,
}: {
  picture: Picture
  alt: string
  sizes: string
  priority?: boolean
  className?: string
}) {
  const variants = pictureVariants(picture)
  return (
    <img
      src={variants.at(-1)?.address}
      srcSet={variants.map((v) => `${v.address} ${v.width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      className={className}
    />
  )
}
