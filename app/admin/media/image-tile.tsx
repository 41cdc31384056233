import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { mediaText as text } from '../../text/admin/media.ts'
import { Image } from '../../ui/image.tsx'

interface ImageTileProps {
  file: { name: string; url: string }
  image: StoredImage | undefined
  /** Nothing to choose: it is there already. */
  isHere: boolean
  /** Which one of the choice it is, 0 for none. */
  place: number
  onToggle(): void
}

/** An image with its box; the selected ones carry the number under which they will come. */
export function ImageTile({ file: { name, url }, image, isHere, place, onToggle }: ImageTileProps) {
  return (
    <li>
      <label
        className={`relative block overflow-hidden rounded-lg border-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${isHere ? 'opacity-60' : 'cursor-pointer'} ${place > 0 ? 'border-sea-600' : 'border-sand-200'}`}
      >
        {image ? (
          <Image image={image} alt="" sizes="180px" fit="cover" className="aspect-4/3" />
        ) : (
          <img src={url} alt="" loading="lazy" className="aspect-4/3 w-full object-cover" />
        )}
        <span className="absolute top-1.5 left-1.5 flex items-center gap-1.5 rounded-md bg-white/90 p-1.5 text-sm font-bold">
          <input
            type="checkbox"
            aria-label={text.select(name)}
            checked={place > 0 || isHere}
            disabled={isHere}
            onChange={onToggle}
            className="block size-5 accent-sea-700"
          />
          {place > 0 && <span aria-hidden="true">{place}</span>}
        </span>
        <span className="block truncate px-2 py-1 text-sm" title={name}>
          {isHere ? text.choose.here : name}
        </span>
      </label>
    </li>
  )
}
