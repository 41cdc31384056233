/** An apartment's photos: urls in order of display, one of them the main one. */
export interface PhotoSet {
  images: string[]
  mainImage: string | null
}

/** The main photo first, the others in their order. */
export function photosInOrder({ images, mainImage }: PhotoSet): string[] {
  if (mainImage === null) return images
  return [mainImage, ...images.filter((image) => image !== mainImage)]
}

/** The first photo that arrives while there is no main one becomes it. What is there already is not added again. */
export function withPhotos({ images, mainImage }: PhotoSet, added: string[]): PhotoSet {
  return { images: [...new Set([...images, ...added])], mainImage: mainImage ?? added[0] ?? null }
}

/** When the main photo goes, the first remaining one takes its place. */
export function withoutPhoto({ images, mainImage }: PhotoSet, removed: string): PhotoSet {
  const remaining = images.filter((image) => image !== removed)
  return { images: remaining, mainImage: mainImage === removed ? (remaining[0] ?? null) : mainImage }
}

export function withMainPhoto(photos: PhotoSet, selected: string): PhotoSet {
  return photos.images.includes(selected) ? { ...photos, mainImage: selected } : photos
}

/** In this order; photos that it does not name, because they came meanwhile, follow. */
export function withPhotosInOrder(photos: PhotoSet, order: string[]): PhotoSet {
  const named = order.filter((image) => photos.images.includes(image))
  return { ...photos, images: [...new Set([...named, ...photos.images])] }
}

/** Moves a photo by so many places; at either end it stays where it is. */
export function withPhotoMoved(photos: PhotoSet, moved: string, by: number): PhotoSet {
  const from = photos.images.indexOf(moved)
  if (from === -1) return photos
  const images = photos.images.toSpliced(from, 1)
  const to = Math.min(Math.max(from + by, 0), images.length)
  return { ...photos, images: images.toSpliced(to, 0, moved) }
}
