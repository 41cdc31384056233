export const photoParameter = 'photo'

/** How a URL names a photo, counted from 1; beyond the last there is no other. */
export const photoNumbers = /^[1-9]\d*$/

export function photoSearch(index: number): string {
  return `?${photoParameter}=${index + 1}`
}

/** Of a number beyond the last photo, the last one: photos may be removed while somebody looks at them. */
export function openedPhoto(query: URLSearchParams, count: number): number | undefined {
  const number = query.get(photoParameter) ?? ''
  if (count === 0 || !photoNumbers.test(number)) return undefined
  return Math.min(Number(number), count) - 1
}
