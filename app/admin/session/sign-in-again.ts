import { href } from 'react-router'
import { adminText } from '../../text/admin/admin.ts'
import type { ToastAction } from '../../ui/toaster.ts'

/** Beside the message that a session has ended: in a tab of its own, so that what was typed here stays. */
export const signInAgain: ToastAction = {
  label: adminText.signIn.submit,
  run: () => window.open(href('/admin/login'), '_blank'),
}
