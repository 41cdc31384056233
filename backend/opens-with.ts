import type { KeyAccess } from './data/key-access.ts'
import { isSameSecret } from './is-same-secret.ts'

/** Whether this key opens what is behind it. Nothing opens what is closed, and an empty key opens nothing. */
export function opensWith({ isOpen, key }: KeyAccess, given: string): boolean {
  return isOpen && key !== '' && isSameSecret(given, key)
}
