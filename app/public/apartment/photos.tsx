import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import type { PublicText } from '../../../text/public/public-text.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { AnyImage } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import { useLocale } from '../../locale.tsx'
import { isSample, SampleMark } from '../sample-mark.tsx'
import { Gallery as GalleryOnServer } from './gallery.tsx'
import type { OpenedPhoto } from './opened-photo.ts'
import { captionOf } from './window-view/view-slides.ts'

/** Browsers load it when it opens. The server may be asked for a page on which it is open. */
const Gallery = import.meta.env.SSR
  ? GalleryOnServer
  : lazy(async () => ({ default: (await import('./gallery.tsx')).Gallery }))

type Photo = StoredImage | BundledImage

interface GalleryProps {
  photos: Photo[]
  number: string
  opened: OpenedPhoto
}

/** The gallery, where the URL names a photo. */
export function OpenedGallery({ photos, number, opened }: GalleryProps) {
  const { text } = useLocale(apartmentSection)
  const slides = photos.map((photo, index) => ({
    image: photo,
    alt: altOf(text, photo, index, number),
  }))
  return (
    <Suspense>
      {opened.current !== undefined && <Gallery slides={slides} current={opened.current} opened={opened} />}
    </Suspense>
  )
}

interface PhotoLinkProps {
  photo: Photo
  index: number
  number: string
  /** How many photos are not shown on the page; said on the last one that is. */
  more: number
  opened: OpenedPhoto
  sizes: string
  className: string
}

/** A photo of the page, which opens the gallery. */
export function PhotoLink({ photo, index, number, more, opened, sizes, className }: PhotoLinkProps) {
  const { text } = useLocale(apartmentSection)
  const { openSample, openPhoto } = text.apartment
  const label = isSample(photo) ? openSample(index + 1) : openPhoto(index + 1)
  return (
    <Link
      {...opened.openLink(index)}
      data-early
      aria-label={more > 0 ? `${label}, ${text.apartment.more(more)}` : label}
      className={`group relative overflow-hidden rounded-card bg-sand-200 ${className}`}
    >
      <AnyImage
        image={photo}
        alt={altOf(text, photo, index, number)}
        priority={index === 0}
        sizes={sizes}
        fit="cover"
        className="size-full transition-transform duration-500 group-hover:scale-103"
      />
      <SampleMark image={photo} className="bottom-2 left-2 sm:bottom-3 sm:left-3" />
      {more > 0 && (
        <span className="absolute right-3 bottom-3 rounded-full bg-sea-950/80 px-3 py-1 font-semibold text-white">
          {text.apartment.more(more)}
        </span>
      )}
    </Link>
  )
}

function altOf(
  { apartment }: Pick<PublicText, 'apartment'>,
  photo: Photo,
  index: number,
  number: string,
): string {
  const caption = captionOf(photo)
  if (caption) return caption
  return isSample(photo) ? apartment.sample(index + 1) : apartment.photo(index + 1, number)
}
