import { Link } from 'react-router'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { AnyImage, largestUrl } from '../../images/any-image.tsx'
import type { BundledImage } from '../../images/bundled-images.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'
import { isSample, SampleMark } from '../sample-mark.tsx'
import { Gallery } from './gallery.tsx'
import { useOpenedPhoto } from './use-opened-photo.ts'

/** Besides the main one. */
const maxThumbnails = 2

interface Props {
  photos: (StoredImage | BundledImage)[]
  number: string
}

/** Links to the gallery, which has a URL for each photo and is rendered with the page. */
export function Photos({ photos, number }: Props) {
  const opened = useOpenedPhoto(photos.length)
  const shown = photos.slice(0, 1 + maxThumbnails)
  const slides = photos.map((photo, index) => ({
    image: photo,
    alt: altOf(photo, index, number),
  }))
  return (
    <div className="grid grid-cols-2 gap-3">
      {shown.map((photo, index) => (
        <Link
          key={largestUrl(photo)}
          {...opened.openLink(index)}
          data-early
          aria-label={isSample(photo) ? text.openSample(index + 1) : text.openPhoto(index + 1)}
          className={`group relative overflow-hidden rounded-card bg-sand-200 ${index === 0 ? 'col-span-2 aspect-3/2 short:max-h-[max(10rem,100svh-10rem)]' : 'aspect-3/2'} ${shown.length === 2 ? 'last:col-span-2' : ''}`}
        >
          <AnyImage
            image={photo}
            alt={altOf(photo, index, number)}
            priority={index === 0}
            sizes={index === 0 ? '(min-width: 1024px) 760px, 100vw' : '(min-width: 1024px) 380px, 50vw'}
            fit="cover"
            className="size-full transition-transform duration-500 group-hover:scale-103"
          />
          <SampleMark image={photo} className="bottom-2 left-2 sm:bottom-3 sm:left-3" />
          {index === shown.length - 1 && photos.length > shown.length && (
            <span className="absolute right-3 bottom-3 rounded-full bg-sea-950/80 px-3 py-1 font-semibold text-white">
              {text.more(photos.length - shown.length)}
            </span>
          )}
        </Link>
      ))}
      {opened.current !== undefined && <Gallery slides={slides} current={opened.current} opened={opened} />}
    </div>
  )
}

function altOf(photo: StoredImage | BundledImage, index: number, number: string): string {
  return isSample(photo) ? text.sample(index + 1) : text.photo(index + 1, number)
}
