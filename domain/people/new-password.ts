import { z } from 'zod'
import { maxPasswordLength } from '../sign-in.ts'
import { commonPasswordParts, keyboardRows } from './common-passwords.ts'

/** Of a new one. Signing in goes on with shorter ones that were set before. */
export const minNewPasswordLength = 10

const easy = 'Тази парола е лесна за отгатване. Изберете друга, например няколко думи една до друга'

/** Why this cannot be a new password of this account, as text; undefined when it can. */
export function findPasswordFault(password: string, email: string): string | undefined {
  if ([...password].length < minNewPasswordLength)
    return `Паролата трябва да е поне ${minNewPasswordLength} знака`
  if (password.length > maxPasswordLength) return `Паролата трябва да е най-много ${maxPasswordLength} знака`
  const typed = password.toLowerCase()
  if (isOfDigits(typed) || isRepeated(typed) || isKeyboardRun(typed) || isCommon(typed)) return easy
  return isMadeOf(typed, email.toLowerCase()) ? 'Паролата не бива да е съставена от имейла Ви' : undefined
}

/** A new password of this account. */
export function newPasswordText(email: string) {
  return z.string({ error: 'Въведете парола' }).check(({ value, issues }) => {
    const message = findPasswordFault(value, email)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
}

/** Dates, phones and numbers of documents. */
function isOfDigits(typed: string): boolean {
  return /^[\d\s+./-]+$/.test(typed)
}

/** The same over and over. */
function isRepeated(typed: string): boolean {
  return /^(.+?)\1+$/su.test(typed) || new Set(typed).size <= 3
}

/** Neighbouring keys, forwards or backwards, with digits around them at most. */
function isKeyboardRun(typed: string): boolean {
  const core = coreOf(typed)
  const runs = [...keyboardRows, ...keyboardRows.map((row) => [...row].reverse().join(''))]
  return [typed, core].some((text) => text.length >= 5 && runs.some((row) => row.includes(text)))
}

/** A word that many take, once or more, with digits and signs around it at most. */
function isCommon(typed: string): boolean {
  const parts = partsOf(typed)
  return (
    commonPasswordParts.has(typed) ||
    (parts.length > 0 && parts.every((word) => commonPasswordParts.has(word)))
  )
}

/** Name and domain of the e-mail, whatever stands between them; what else there is must be worth something. */
function isMadeOf(typed: string, email: string): boolean {
  const own = [email, ...email.split('@'), ...email.split(/[^\p{L}\d]+/u)].filter((part) => part.length >= 3)
  const rest = own
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, part) => text.replaceAll(part, ''), typed)
  return rest !== typed && partsOf(rest).join('').length < 4
}

/** Without digits and signs at either end, and with letters for what is written in their place. */
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
