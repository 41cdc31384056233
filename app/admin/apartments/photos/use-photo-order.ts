import { startTransition, useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { withPhotoMoved, withPhotosInOrder } from '../../../../domain/apartment/photo-set.ts'
import { joinList } from '../../../forms/list-field.ts'

/**
 * The photos in the order that the person sees, and how it changes. What is moved shows at once. Orders are sent whole
 * and one after the other: of many quick moves the last one counts, whichever answer comes first.
 */
export function usePhotoOrder(apartmentId: string, stored: string[]) {
  const { submit } = useFetcher({ key: `photo-order-${apartmentId}` })
  const [wanted, setWanted] = useState<string[]>()
  const [sending, setSending] = useState(false)

  useEffect(() => {
    if (sending || !wanted) return
    setSending(true)
    const action = href('/admin/apartments/:id/photos', { id: apartmentId })
    const stored = submit({ change: 'order', urls: joinList(wanted) }, { method: 'POST', action })
    // As the page's data does, in a transition: the order before never shows in between. Who moved on is sent next.
    void stored.finally(() =>
      startTransition(() => {
        setSending(false)
        setWanted((now) => (now === wanted ? undefined : now))
      }),
    )
  }, [sending, submit, wanted, apartmentId])

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
