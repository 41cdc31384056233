import { Star } from 'lucide-react'
import type { StoredImage } from '../../../../domain/files/stored-image.ts'
import { photosText as text } from '../../../text/admin/apartments.ts'
import { Image } from '../../../ui/image.tsx'

export interface ShownPhoto {
  url: string
  image: StoredImage | undefined
  position: number
  isMain: boolean
}

/** The card is dragged, not the image in it: dropped on the zone, that would be uploaded once more. */
export function PhotoImage({ url, image, position, isMain }: ShownPhoto) {
  const alt = text.alt(position)
  return (
    <div className="relative overflow-hidden rounded-t-md [&_img]:pointer-events-none">
      {image ? (
        <Image image={image} alt={alt} sizes="240px" fit="cover" className="aspect-4/3" />
      ) : (
        <img src={url} alt={alt} className="aspect-4/3 w-full object-cover" />
      )}
      {isMain && (
        <p className="absolute top-2 left-2 flex items-center gap-1 rounded-full bg-sea-900 px-2.5 py-0.5 text-sm font-semibold text-white">
          <Star className="size-3.5 fill-current" aria-hidden="true" />
          {text.main}
        </p>
      )}
    </div>
  )
}
