import { z } from 'zod'

/** What an administrator does to somebody else's account. */
export const userChanges = [
  'admin',
  'agent',
  'deactivate',
  'activate',
  'again',
  'remove',
  'second-factor',
] as const
export type UserChange = (typeof userChanges)[number]

export const userChangeSchema = z.object({ id: z.string().min(1).max(100), change: z.enum(userChanges) })
