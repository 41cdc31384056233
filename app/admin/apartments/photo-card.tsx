import { href, useFetcher } from 'react-router'
import { adminText } from '../../text/admin/admin.ts'
import { photosText as text } from '../../text/admin/photos.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import { PhotoButtons, type PhotoPlace } from './photos/photo-buttons.tsx'
import { PhotoImage, type ShownPhoto } from './photos/photo-image.tsx'
import type { PhotoDrag } from './photos/use-photo-drag.ts'

interface PhotoCardProps extends ShownPhoto, PhotoPlace {
  apartmentId: string
  drag: PhotoDrag
}

export function PhotoCard(props: PhotoCardProps) {
  const { apartmentId, url, image, position, count, isMain, drag, move } = props
  const fetcher = useFetcher()
  const send = (change: Record<string, string>) =>
    fetcher.submit(
      { ...change, url },
      { method: 'POST', action: href('/admin/apartments/:id/photos', { id: apartmentId }) },
    )
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
        {...{ position, count, isMain, move }}
        makeMain={() => send({ change: 'main' })}
        ask={ask}
      />
      {question}
    </li>
  )
}
