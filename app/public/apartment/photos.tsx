import { lazy, type MouseEvent, Suspense, useState } from 'react'
import type { Picture } from '../../../domain/files/picture.ts'
import type { BundledPicture } from '../../pictures/bundled-pictures.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'
import { AnyImage, largestUrl } from '../any-image.tsx'
import { opensElsewhere } from '../opens-elsewhere.ts'
import { isSample, SampleMark } from './sample-mark.tsx'

const Gallery = lazy(() => import('./gallery.tsx'))

/** Besides the main one. */
const mostThumbnails = 2

interface Props {
  photos: (Picture | BundledPicture)[]
  number: string
}

/** Plain links to the pictures; with scripts they open the gallery, which is fetched only then. */
export function Photos({ photos, number }: Props) {
  const [opened, setOpened] = useState<number>()
  const shown = photos.slice(0, 1 + mostThumbnails)
  const slides = photos.map((photo, index) => ({
    picture: photo,
    alt: altOf(photo, index, number),
  }))
  const open = (event: MouseEvent, index: number) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    setOpened(index)
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      {shown.map((photo, index) => (
        <a
          key={largestUrl(photo)}
          href={largestUrl(photo)}
          aria-label={isSample(photo) ? text.openSample(index + 1) : text.openPhoto(index + 1)}
          onClick={(event) => open(event, index)}
          className={`group relative overflow-hidden rounded-card bg-sand-200 ${index === 0 ? 'col-span-2 aspect-3/2' : 'aspect-3/2'} ${shown.length === 2 ? 'last:col-span-2' : ''}`}
        >
          <AnyImage
            picture={photo}
            alt={altOf(photo, index, number)}
            priority={index === 0}
            sizes={index === 0 ? '(min-width: 1024px) 760px, 100vw' : '(min-width: 1024px) 380px, 50vw'}
            fit="cover"
            className="size-full transition-transform duration-500 group-hover:scale-103"
          />
          <SampleMark picture={photo} className="bottom-2 left-2 sm:bottom-3 sm:left-3" />
          {index === shown.length - 1 && photos.length > shown.length && (
            <span className="absolute right-3 bottom-3 rounded-full bg-sea-950/80 px-3 py-1 font-semibold text-white">
              {text.more(photos.length - shown.length)}
            </span>
          )}
        </a>
      ))}
      {opened !== undefined && (
        <Suspense>
          <Gallery slides={slides} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function altOf(photo: Picture | BundledPicture, index: number, number: string): string {
  return isSample(photo) ? text.sample(index + 1) : text.photo(index + 1, number)
}
