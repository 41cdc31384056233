import { createInterface } from 'node:readline/promises'
import { signInSchema } from '../domain/sign-in.ts'
import { openFromEnvironment } from './open-from-environment.ts'

/** `npm run admin [E-MAIL [PASSWORD]]`: creates an administrator, or gives an existing one a new password. */
const [givenEmail, givenPassword] = process.argv.slice(2)
const terminal = createInterface({ input: process.stdin })
const answers = terminal[Symbol.asyncIterator]()
const email = givenEmail ?? (await ask('E-mail: '))
const password = givenPassword ?? (await ask('Password: '))
terminal.close()

const credentials = signInSchema.safeParse({ email, password })
if (!credentials.success) {
  for (const { message } of credentials.error.issues) console.error(message)
  process.exit(1)
}
const backend = await openFromEnvironment({ exclusive: false, command: 'admin' })
const result = await backend.auth.setAdmin(credentials.data)
await backend.close()
console.log(result === 'created' ? `Administrator ${email} created` : `New password set for ${email}`)

/** Line by line, so that the answers may also come from a pipe. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  return (await answers.next()).value ?? ''
}
