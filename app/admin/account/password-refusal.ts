import type { PasswordResult } from '../../../backend/auth/own-account.ts'
import { accountText } from '../../text/admin/account.ts'
import { Refusal } from '../session/simple-form-action.ts'

const text = accountText.password

/** What whoever was asked for his password hears when it was not that one. */
export function passwordRefusal(result: Exclude<PasswordResult, 'done'>): Refusal {
  return result === 'wrong-password' ? new Refusal(400, text.wrong, 'old') : new Refusal(429, text.tooMany)
}
