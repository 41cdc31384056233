import { createHash, randomInt } from 'node:crypto'

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const codes = 10
const length = 10

/** Ten codes as people write them down: `abcde-23456`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`
  })
}

/** Typed with blanks, capitals or without the dash, it is the same code. */
export function hashRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `sha256:${createHash('sha256').update(plain).digest('base64url')}`
}

/** Of a JSON text of codes. The library writes what is left of them back after one was used: those are hashes already. */
export function hashRecoveryCodes(json: string): string {
  const list: string[] = JSON.parse(json)
  return JSON.stringify(list.map((code) => (code.startsWith('sha256:') ? code : hashRecoveryCode(code))))
}
