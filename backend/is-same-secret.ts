import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that response times do not reveal how much of a guess is right. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
