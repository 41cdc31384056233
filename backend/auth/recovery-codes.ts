import { createHash, randomInt } from 'node:crypto'

/** Lacks the letters and digits that look alike on paper: i, l, o, 0, 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const codes = 10
const length = 10

/** Codes such as `abcde-23456`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`
  })
}

/** Ignores blanks, capitals and the dash, so that a code may be typed in any way. */
export function hashRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `sha256:${createHash('sha256').update(plain).digest('base64url')}`
}

/** Hashes a JSON array of codes. After a code was used, Better Auth passes the remaining ones again as hashes. */
export function hashRecoveryCodes(json: string): string {
  const list: string[] = JSON.parse(json)
  return JSON.stringify(list.map((code) => (code.startsWith('sha256:') ? code : hashRecoveryCode(code))))
}
