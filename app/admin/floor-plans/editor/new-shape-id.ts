/** Also where the page came over plain HTTP, which `crypto.randomUUID` refuses. */
export function newShapeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
