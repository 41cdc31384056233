import type { PasswordResult } from '../../../backend/auth/own-account.ts'
import { accountText } from '../../text/admin/account.ts'
import { SubmissionRefusal } from '../session/simple-form-action.ts'

const text = accountText.password

/** What whoever was asked for his password hears when it was not that one. */
export function passwordRefusal(result: Exclude<PasswordResult, 'done'>): SubmissionRefusal {
  return result === 'wrong-password'
    ? new SubmissionRefusal(400, text.wrong, 'old')
    : new SubmissionRefusal(429, text.tooMany)
}
