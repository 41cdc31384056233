import { type DragEvent, useState } from 'react'

/** No other page or program takes it for something of its own. */
const dragType = 'application/x-apartment-photo'

/** Photos dragged onto each other's places. Fingers and keys have the buttons. */
export function usePhotoDrag(images: string[], move: (url: string, by: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const placesTo = (url: string | undefined) => images.indexOf(url ?? '') - images.indexOf(dragged ?? '')
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (url: string) => ({
    isDragged: url === dragged,
    /** On which side of this photo the dragged one would stand. */
    mark:
      dragged && url === over && placesTo(url) !== 0 ? (placesTo(url) > 0 ? 'after' : 'before') : undefined,
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
        if (placesTo(url) !== 0) move(dragged, placesTo(url))
        end()
      },
      onDragEnd: end,
    },
  })
}

export type PhotoDrag = ReturnType<ReturnType<typeof usePhotoDrag>>
