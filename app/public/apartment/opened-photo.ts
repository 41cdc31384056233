export const photoParameter = 'photo'

/** How the addresses of our own links name a photo; they count from 1. */
export const photoNumbers = /^[1-9]\d?$/

/** How anybody's may: beyond the last photo there is no other. */
export const anyPhotoNumber = /^[1-9]\d*$/

export function photoSearch(index: number): string {
  return `?${photoParameter}=${index + 1}`
}

/** Of a number beyond the last photo, the last one: photos may be removed while somebody looks at them. */
export function openedPhoto(query: URLSearchParams, count: number): number | undefined {
  const number = query.get(photoParameter) ?? ''
  if (count === 0 || !anyPhotoNumber.test(number)) return undefined
  return Math.min(Number(number), count) - 1
}
