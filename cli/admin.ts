import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { findUserByEmail } from '../backend/data/users/find-users.ts'
import { disableSecondFactor } from '../backend/data/users/users.ts'
import { newPasswordText } from '../domain/people/new-password.ts'
import { signInSchema } from '../domain/sign-in.ts'
import { explainFault } from '../text/admin/faults.ts'
import { openFromEnvironment } from './open-from-environment.ts'
import { readArguments } from './read-arguments.ts'

/**
 * `npm run admin -- [E-MAIL [PASSWORD]]`: creates an administrator, or makes an existing account an active administrator
 * with a new password. `--no-second-factor` also disables the second factor, for a lost phone.
 */
const flag = '--no-second-factor'
const usage = `npm run admin -- [E-MAIL [PASSWORD]] [${flag}]`
const {
  positionals: [givenEmail, givenPassword],
  has,
} = readArguments({ usage, flags: [flag], most: 2 })
const terminal = createInterface({ input: process.stdin })
const lines = terminal[Symbol.asyncIterator]()
const email = givenEmail ?? (await ask('E-mail: '))
const password = givenPassword ?? (await ask('Password: '))
terminal.close()

const parsed = z.object({ email: signInSchema.shape.email, password: newPasswordText(email) }).safeParse({
  email,
  password,
})
if (!parsed.success) {
  for (const { message } of parsed.error.issues) console.error(explainFault(message))
  process.exit(1)
}
const backend = await openFromEnvironment({ exclusive: false, command: 'admin' })
const result = await backend.auth.setAdmin(parsed.data)
const user = await findUserByEmail(backend.db, email)
const isDisabled = user?.hasSecondFactor && has(flag)
if (isDisabled) await disableSecondFactor(backend.db, user.id)
await backend.close()
console.log(result === 'created' ? `Administrator ${email} created` : `New password set for ${email}`)
if (isDisabled) console.log('Second factor taken off')
else if (user?.hasSecondFactor) console.log(`Signing in asks for a code, too: ${flag} takes that off`)

/** Writes the question and returns the next line of the input, which may also come from a pipe. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  return (await lines.next()).value ?? ''
}
