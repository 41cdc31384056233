import type { PhotoSet } from '../../../domain/apartment/photo-set.ts'

/** The main photo first, the others in their order. */
export function photosInOrder({ images, mainImage }: PhotoSet): string[] {
  if (mainImage === null) return images
  return [mainImage, ...images.filter((image) => image !== mainImage)]
}
