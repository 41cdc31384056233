import { randomBytes } from 'node:crypto'
import type { Config } from '../backend/config.ts'
import type { Backend } from '../backend/open.ts'

export interface FirstAdmin {
  email: string
  password: string
}

/** Gives an empty backend its first administrator. The password is returned to be shown once. */
export async function prepareFirstStart({ auth }: Backend, config: Config): Promise<FirstAdmin | undefined> {
  if (await auth.hasUsers()) return undefined
  const { email, password = randomBytes(9).toString('base64url') } = config.firstAdmin
  await auth.setAdmin({ email, password })
  return { email, password }
}
