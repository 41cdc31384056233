import type { ProgressEntry } from './progress-entry.ts'

/** More pictures would be no slider any more, and a phone would have to load all of them. */
export const mostFrames = 12

export interface CameraFrame {
  id: string
  date: string
  image: string
}

/**
 * The pictures from the same place, oldest first. Of very many the first and the last are kept, and those between are
 * picked evenly. One picture alone shows no change, so that there are none then.
 */
export function sameCameraFrames(
  entries: readonly Pick<ProgressEntry, 'id' | 'date' | 'images' | 'isSameCamera'>[],
): CameraFrame[] {
  const frames = entries
    .flatMap(({ id, date, images: [image], isSameCamera }) =>
      isSameCamera && image !== undefined ? [{ id, date, image }] : [],
    )
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
  if (frames.length < 2) return []
  if (frames.length <= mostFrames) return frames
  const step = (frames.length - 1) / (mostFrames - 1)
  return Array.from({ length: mostFrames }, (_, index) => frames[Math.round(index * step)]).filter(
    (frame) => frame !== undefined,
  )
}
