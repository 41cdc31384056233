export function neighboursIn<T extends { id: string }>(
  list: readonly T[],
  id: string,
): { previous: T | undefined; next: T | undefined } {
  const index = list.findIndex((each) => each.id === id)
  if (index === -1) return { previous: undefined, next: undefined }
  return { previous: list[index - 1], next: list[index + 1] }
}
