export interface PhotoSet {
  images: string[]
  mainImage: string | null
}

export function photosInOrder({ images, mainImage }: PhotoSet): string[] {
  if (mainImage === null) return images
  return [mainImage, ...images.filter((image) => image !== mainImage)]
}

/**
 * Adds photos at the end, except those that are there already. Where there is no main photo, the first one that
 * is added becomes it.
 */
export function withPhotos({ images, mainImage }: PhotoSet, added: string[]): PhotoSet {
  return { images: [...new Set([...images, ...added])], mainImage: mainImage ?? added[0] ?? null }
}

/** Removes a photo. If it was the main one, the first remaining photo becomes the main one. */
export function withoutPhoto({ images, mainImage }: PhotoSet, removed: string): PhotoSet {
  const remaining = images.filter((image) => image !== removed)
  return { images: remaining, mainImage: mainImage === removed ? (remaining[0] ?? null) : mainImage }
}

export function withMainPhoto(photos: PhotoSet, selected: string): PhotoSet {
  return photos.images.includes(selected) ? { ...photos, mainImage: selected } : photos
}

/** Sorts the photos by `order`. Photos that it does not name were added meanwhile: they stay, at the end. */
export function withPhotosInOrder(photos: PhotoSet, order: string[]): PhotoSet {
  const named = order.filter((image) => photos.images.includes(image))
  return { ...photos, images: [...new Set([...named, ...photos.images])] }
}

/** Moves a photo by a number of positions, backwards if negative, but not beyond either end. */
export function withPhotoMoved(photos: PhotoSet, moved: string, by: number): PhotoSet {
  const from = photos.images.indexOf(moved)
  if (from === -1) return photos
  const images = photos.images.toSpliced(from, 1)
  const to = Math.min(Math.max(from + by, 0), images.length)
  return { ...photos, images: images.toSpliced(to, 0, moved) }
}
