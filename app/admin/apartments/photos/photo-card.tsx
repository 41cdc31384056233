import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { StoredImage } from '../../../../domain/files/stored-image.ts'
import { adminText } from '../../../../text/admin/admin.ts'
import { photosText as text } from '../../../../text/admin/apartments.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Image } from '../../../ui/image.tsx'
import { rowAction } from '../../../ui/row-action-styles.ts'
import { useDeleteQuestion } from '../../delete/use-delete-question.tsx'
import type { PhotoDrag } from './photo-order.ts'

interface ShownPhoto {
  url: string
  image: StoredImage | undefined
  position: number
  isMain: boolean
}

interface PhotoCardProps extends ShownPhoto {
  /** The URL that changes are sent to. */
  action: string
  /** Whether one of the photos is the main one, wherever it stands. */
  hasMain: boolean
  count: number
  drag: PhotoDrag
  /** Moves the photo by this many positions; a negative number moves it towards the front. */
  move(by: number): void
}

export function PhotoCard(props: PhotoCardProps) {
  const { action, hasMain, url, image, position, count, isMain, drag, move } = props
  const fetcher = useFetcher()
  const send = (change: Record<string, string>) =>
    fetcher.submit({ ...change, url }, { method: 'POST', action })
  const { ask, question } = useDeleteQuestion({
    title: adminText.confirmDelete.title(text.name(position)),
    remove: () => send({ change: 'delete' }),
  })
  return (
    <li
      {...drag.handlers}
      aria-busy={fetcher.state !== 'idle'}
      className={`relative cursor-grab rounded-lg border-2 bg-white aria-busy:opacity-60 ${isMain ? 'border-sea-600' : 'border-sand-200'} ${drag.isDragged ? 'opacity-50' : ''}`}
    >
      {drag.mark && (
        <span
          className={`absolute inset-y-0 w-1.5 rounded-full bg-coral-600 ${drag.mark === 'after' ? '-right-3' : '-left-3'}`}
        />
      )}
      <PhotoImage {...{ url, image, position, isMain }} />
      <PhotoButtons
        {...{ position, count, move }}
        maySetMain={hasMain && !isMain}
        makeMain={() => send({ change: 'main' })}
        askToDelete={ask}
      />
      {question}
    </li>
  )
}

/** The card is dragged and not its image, because an image dropped on the drop zone would be uploaded once more. */
function PhotoImage({ url, image, position, isMain }: ShownPhoto) {
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

interface PhotoButtonsProps extends Pick<PhotoCardProps, 'position' | 'count' | 'move'> {
  maySetMain: boolean
  makeMain(): void
  askToDelete(): void
}

function PhotoButtons({ position, count, maySetMain, move, makeMain, askToDelete }: PhotoButtonsProps) {
  return (
    <div className="flex justify-between p-1">
      <span className="flex flex-wrap">
        {maySetMain && (
          <IconButton
            className={rowAction.plain}
            icon={Star}
            label={text.setMainOf(position)}
            onClick={makeMain}
          />
        )}
        {/* Not disabled at either end, because a disabled button would lose the keyboard focus. */}
        <IconButton
          className={`${rowAction.plain} aria-disabled:opacity-40`}
          icon={ArrowLeft}
          label={text.earlier(position)}
          aria-disabled={position === 1}
          onClick={() => position > 1 && move(-1)}
        />
        <IconButton
          className={`${rowAction.plain} aria-disabled:opacity-40`}
          icon={ArrowRight}
          label={text.later(position)}
          aria-disabled={position === count}
          onClick={() => position < count && move(1)}
        />
      </span>
      <IconButton
        icon={Trash2}
        className={rowAction.danger}
        label={`${adminText.actions.delete} ${text.name(position)}`}
        onClick={askToDelete}
      />
    </div>
  )
}
