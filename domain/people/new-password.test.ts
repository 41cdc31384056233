import { describe, expect, test } from 'vitest'
import { findPasswordFault, newPasswordText } from './new-password.ts'

const email = 'ana.petrova@nessebar-homes.example'

describe('a new password', () => {
  test.each([
    'sea-breeze',
    'sea-breeze-2',
    'own-choice',
    'own-password',
    'new-breeze',
    'синьо море и чайки',
    'parola-na-moreto-17',
    'Korab4eto_plava',
    'x7Kq!w2Rt9',
    'каменна лъвица',
    'a'.repeat(60) + 'bcdefgh'.repeat(9),
  ])('%s is accepted', (password) => {
    expect(findPasswordFault(password, email)).toBeUndefined()
  })

  test.each(['123456', 'sea-breez', 'Кратка9!', ''])('%s is too short', (password) => {
    expect(findPasswordFault(password, email)).toBe('passwordTooShort 10')
  })

  test.each([
    'password123',
    'Password2026!',
    'P@ssw0rd1234',
    'parola1234',
    'Парола12345',
    'паролапарола',
    'administrator',
    'admin-admin-1',
    'Welcome2026',
    'qwertyuiop',
    'qwerty12345',
    'asdfghjkl1',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'poiuytrewq',
    'явертъуиоп',
    'уеишщксдзц',
    'абвгдежзий',
    'abcdefghij',
    '1234567890',
    '0987654321',
    '0888 123 456',
    '01.02.1985',
    'aaaaaaaaaa',
    'abcabcabcabc',
    '1212121212',
    'iloveyou2026',
    'Bulgaria2026',
    'българия1878',
    'LevskiSofia1914',
    'Aleksandar1',
    'letmein-2026',
  ])('%s is easy to guess', (password) => {
    expect(findPasswordFault(password, email)).toBe('easyPassword')
  })

  test.each([
    'ana.petrova@nessebar-homes.example',
    'anapetrova1',
    'Petrova-2026',
    'nessebar-homes',
    'ana.petrova.1',
  ])('%s is made of the e-mail', (password) => {
    expect(findPasswordFault(password, email)).toMatch(/^(passwordOfEmail|easyPassword)$/)
  })

  test('one that only mentions the e-mail is accepted', () => {
    expect(findPasswordFault('ana-ribarska-lodka', email)).toBeUndefined()
  })

  test('the schema reports the fault at its field', () => {
    const { error } = newPasswordText(email).safeParse('parola1234')
    expect(error?.issues[0]?.message).toBe('easyPassword')
    expect(newPasswordText(email).safeParse(undefined).error?.issues[0]?.message).toBe('noPassword')
    expect(newPasswordText(email).safeParse('a'.repeat(129)).error?.issues[0]?.message).toBe(
      'passwordTooLong 128',
    )
  })
})
