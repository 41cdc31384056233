import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { withPhotoMoved, withPhotosInOrder } from '../../../../domain/apartment/photo-set.ts'
import { joinWords } from '../../../forms/word-list.ts'

/**
 * The photos in the order that the person sees, and how it changes. What is moved shows at once. Orders are sent whole
 * and one after the other: of many quick moves the last one counts, whichever answer comes first.
 */
export function usePhotoOrder(apartmentId: string, stored: string[]) {
  const { state, submit } = useFetcher({ key: `photo-order-${apartmentId}` })
  const [wanted, setWanted] = useState<string[]>()
  const sent = useRef<string[]>(undefined)

  useEffect(() => {
    if (state !== 'idle' || !wanted) return
    // Somebody may move on between this rendering and its effect: that is not taken back.
    if (wanted === sent.current) return setWanted((now) => (now === sent.current ? undefined : now))
    sent.current = wanted
    const action = href('/admin/apartments/:id/photos', { id: apartmentId })
    void submit({ change: 'order', urls: joinWords(wanted) }, { method: 'POST', action })
  }, [state, submit, wanted, apartmentId])

  const photos = { images: stored, mainImage: null }
  const { images } = wanted ? withPhotosInOrder(photos, wanted) : photos
  return {
    images,
    /** Returns the place where it stands now, counted from 1. */
    move(url: string, by: number): number {
      const moved = withPhotoMoved({ images, mainImage: null }, url, by).images
      setWanted(moved)
      return moved.indexOf(url) + 1
    },
  }
}
