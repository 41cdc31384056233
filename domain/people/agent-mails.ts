import { z } from 'zod'

/** Of what a person is told by mail, about the work that is his. Each can be switched off. */
export const agentMailKinds = ['mailsAssigned', 'mailsDeals', 'mailsCalls'] as const
export type AgentMailKind = (typeof agentMailKinds)[number]

export type AgentMails = Record<AgentMailKind, boolean>

export const allMails: AgentMails = { mailsAssigned: true, mailsDeals: true, mailsCalls: true }

/** A browser leaves out the boxes that are not ticked. */
const box = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

export const agentMailsSchema = z.object({ mailsAssigned: box, mailsDeals: box, mailsCalls: box })
