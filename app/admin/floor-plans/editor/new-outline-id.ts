/** Not by `crypto.randomUUID`, which browsers have only on pages that came over TLS or from localhost. */
export function newOutlineId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
