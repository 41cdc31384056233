import { type DragEvent, startTransition, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { withPhotoMoved, withPhotosInOrder } from '../../../../domain/apartment/photo-set.ts'
import { joinList } from '../../../forms/list-field.ts'

/**
 * The photos in the order that the person sees; `action` is the URL that changes are sent to. A move shows at once. Each request sends the whole order and
 * starts after the previous request has ended, so that the last of many quick moves wins.
 */
export function usePhotoOrder(action: string, stored: string[]) {
  const { submit } = useFetcher({ key: `photo-order-${action}` })
  const [wanted, setWanted] = useState<string[]>()
  const [sending, setSending] = useState(false)

  useEffect(() => {
    if (sending || !wanted) return
    setSending(true)
    const stored = submit({ change: 'order', urls: joinList(wanted) }, { method: 'POST', action })
    // React Router updates the page's data in a transition. So does this code, and both updates are rendered
    // together: the old order never shows in between.
    void stored.finally(() =>
      startTransition(() => {
        setSending(false)
        setWanted((now) => (now === wanted ? undefined : now))
      }),
    )
  }, [sending, submit, wanted, action])

  const photos = { images: stored, mainImage: null }
  const { images } = wanted ? withPhotosInOrder(photos, wanted) : photos
  return {
    images,
    /** Returns the photo's new position, from 1. */
    move(url: string, by: number): number {
      const moved = withPhotoMoved({ images, mainImage: null }, url, by).images
      setWanted(moved)
      return moved.indexOf(url) + 1
    },
  }
}

/** A type of our own, so that no other page or program accepts the drop. */
const dragType = 'application/x-apartment-photo'

/** Moves photos by drag and drop with the mouse. Touch and keyboard use the buttons. */
export function usePhotoDrag(images: string[], move: (url: string, by: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const positionsTo = (url: string | undefined) => images.indexOf(url ?? '') - images.indexOf(dragged ?? '')
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (url: string) => ({
    isDragged: url === dragged,
    /** The side of this photo on which the dragged one would be dropped. */
    mark:
      dragged && url === over && positionsTo(url) !== 0
        ? positionsTo(url) > 0
          ? 'after'
          : 'before'
        : undefined,
    handlers: {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(dragType, url)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(url)
      },
      onDragOver(event: DragEvent) {
        if (!dragged) return
        event.preventDefault()
        setOver(url)
      },
      onDrop(event: DragEvent) {
        if (!dragged) return
        event.preventDefault()
        if (positionsTo(url) !== 0) move(dragged, positionsTo(url))
        end()
      },
      onDragEnd: end,
    },
  })
}

export type PhotoDrag = ReturnType<ReturnType<typeof usePhotoDrag>>
