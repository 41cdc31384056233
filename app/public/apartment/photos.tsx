import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import type { PublicText } from '../../../text/public/public-text.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { AnyImage, largestUrl } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import { useLocale } from '../../locale.tsx'
import { isSample, SampleMark } from '../sample-mark.tsx'
import { Gallery as GalleryOnServer } from './gallery.tsx'
import { useOpenedPhoto } from './opened-photo.ts'

/** Browsers load it when it opens. The server may be asked for a page on which it is open. */
const Gallery = import.meta.env.SSR
  ? GalleryOnServer
  : lazy(async () => ({ default: (await import('./gallery.tsx')).Gallery }))

const maxThumbnails = 2

interface Props {
  photos: (StoredImage | BundledImage)[]
  number: string
}

/** The photos are links to the gallery, which is rendered when the URL names a photo. */
export function Photos({ photos, number }: Props) {
  const { text } = useLocale(apartmentSection)
  const { openSample, openPhoto, more } = text.apartment
  const opened = useOpenedPhoto(photos.length)
  const shown = photos.slice(0, 1 + maxThumbnails)
  const slides = photos.map((photo, index) => ({
    image: photo,
    alt: altOf(text, photo, index, number),
  }))
  return (
    <div className="grid grid-cols-2 gap-3">
      {shown.map((photo, index) => (
        <Link
          key={largestUrl(photo)}
          {...opened.openLink(index)}
          data-early
          aria-label={isSample(photo) ? openSample(index + 1) : openPhoto(index + 1)}
          className={`group relative overflow-hidden rounded-card bg-sand-200 ${index === 0 ? 'col-span-2 aspect-3/2 short:max-h-[max(10rem,100svh-10rem)]' : 'aspect-3/2'} ${shown.length === 2 ? 'last:col-span-2' : ''}`}
        >
          <AnyImage
            image={photo}
            alt={altOf(text, photo, index, number)}
            priority={index === 0}
            sizes={index === 0 ? '(min-width: 1024px) 760px, 100vw' : '(min-width: 1024px) 380px, 50vw'}
            fit="cover"
            className="size-full transition-transform duration-500 group-hover:scale-103"
          />
          <SampleMark image={photo} className="bottom-2 left-2 sm:bottom-3 sm:left-3" />
          {index === shown.length - 1 && photos.length > shown.length && (
            <span className="absolute right-3 bottom-3 rounded-full bg-sea-950/80 px-3 py-1 font-semibold text-white">
              {more(photos.length - shown.length)}
            </span>
          )}
        </Link>
      ))}
      <Suspense>
        {opened.current !== undefined && <Gallery slides={slides} current={opened.current} opened={opened} />}
      </Suspense>
    </div>
  )
}

function altOf(
  { apartment }: Pick<PublicText, 'apartment'>,
  photo: StoredImage | BundledImage,
  index: number,
  number: string,
): string {
  return isSample(photo) ? apartment.sample(index + 1) : apartment.photo(index + 1, number)
}
