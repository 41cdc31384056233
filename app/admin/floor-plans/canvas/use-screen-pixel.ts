import { type RefObject, useEffect, useState } from 'react'

/** How many pixels of the image one pixel of the screen covers: handles keep their size at every zoom. */
export function useScreenPixel(box: RefObject<Element | null>, imageWidth: number, zoom: number): number {
  const [width, setWidth] = useState(900)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width || 900))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return imageWidth / (width * zoom)
}
