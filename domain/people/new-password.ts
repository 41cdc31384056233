import { z } from 'zod'
import { type FaultMessage, fault } from '../record/fault.ts'
import { maxPasswordLength } from '../sign-in.ts'
import { commonPasswordParts, keyboardRows } from './common-passwords.ts'

/** Only new passwords need this length: shorter ones that were set before still sign in. */
export const minNewPasswordLength = 10

/** The reason why this cannot be a new password of the account; undefined when it can. */
export function findPasswordFault(password: string, email: string): FaultMessage | undefined {
  if ([...password].length < minNewPasswordLength) return fault('passwordTooShort', minNewPasswordLength)
  if (password.length > maxPasswordLength) return fault('passwordTooLong', maxPasswordLength)
  const typed = password.toLowerCase()
  if (isOfDigits(typed) || isRepeated(typed) || isKeyboardRun(typed) || isCommon(typed))
    return fault('easyPassword')
  return isMadeOf(typed, email.toLowerCase()) ? fault('passwordOfEmail') : undefined
}

export function newPasswordText(email: string) {
  return z.string({ error: fault('noPassword') }).check(({ value, issues }) => {
    const message = findPasswordFault(value, email)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
}

function isOfDigits(typed: string): boolean {
  return /^[\d\s+./-]+$/.test(typed)
}

/** Whether the password repeats a part, or has at most three different characters. */
function isRepeated(typed: string): boolean {
  return /^(.+?)\1+$/su.test(typed) || new Set(typed).size <= 3
}

/**
 * Whether the password consists of adjacent keys, forwards or backwards, with at most digits and signs around
 * them.
 */
function isKeyboardRun(typed: string): boolean {
  const core = coreOf(typed)
  const runs = [...keyboardRows, ...keyboardRows.map((row) => [...row].reverse().join(''))]
  return [typed, core].some((text) => text.length >= 5 && runs.some((row) => row.includes(text)))
}

/** Whether the password consists of common words, with at most digits and signs around and between them. */
function isCommon(typed: string): boolean {
  const parts = partsOf(typed)
  return (
    commonPasswordParts.has(typed) ||
    (parts.length > 0 && parts.every((word) => commonPasswordParts.has(word)))
  )
}

/** Whether the password consists of parts of the e-mail address and fewer than four other letters. */
function isMadeOf(typed: string, email: string): boolean {
  const own = [email, ...email.split('@'), ...email.split(/[^\p{L}\d]+/u)].filter((part) => part.length >= 3)
  const rest = own
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, part) => text.replaceAll(part, ''), typed)
  return rest !== typed && partsOf(rest).join('').length < 4
}

/**
 * The password without digits and signs at either end. Signs that replace letters become letters: „@“ becomes
 * „a“.
 */
function coreOf(typed: string): string {
  return typed
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function partsOf(typed: string): string[] {
  return coreOf(typed)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}
