import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isFile, isHealth } from '../../app/urls.ts'
import type { Auth } from '../../backend/auth/auth.ts'
import { visitorNetwork, visitorNetworkGroup } from '../../backend/visitors/visitor-network.ts'
import type { AppEnv } from '../app-env.ts'
import { isOverTls, visitorOf } from '../visitor.ts'
import type { Presence, QueueClient } from './render-queue.ts'

/**
 * Puts an existing session into the context. While the database is unavailable everybody counts as a visitor. What a
 * page answers over TLS to a cookie without the prefix has it once more, with the prefix.
 */
export function sessionMiddleware(auth: Auth, trustProxy: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const cookies = c.req.header('Cookie') ?? ''
    const token = auth.sessionToken(cookies)
    if (token === undefined || !(await auth.isSession(token).catch(() => false))) return next()
    c.set('session', token)
    await next()
    // What is sent by POST may end the session, or set a cookie of its own.
    if (c.req.method !== 'GET' || !isOverTls(c.env.incoming, trustProxy)) return
    for (const cookie of auth.prefixedCookies(cookies)) c.header('Set-Cookie', cookie, { append: true })
  })
}

/**
 * Says in which lane and line a request waits. For pages each session of staff has a line of its own, so that
 * visitors of the same network do not hold it up.
 */
export function queueClientOf(c: Context<AppEnv>, trustProxy: number): QueueClient {
  const { session } = c.var
  const { ip } = visitorOf(c.env.incoming, trustProxy)
  const visitor = { key: visitorNetwork(ip), group: visitorNetworkGroup(ip) }
  if (isHealth(c.req.path)) return { lane: 'health', ...visitor }
  if (isFile(c.req.path)) return { lane: 'files', ...visitor }
  return session === undefined
    ? { lane: 'visitors', ...visitor }
    : { lane: 'staff', key: session, group: session }
}

export function leaveQueueOnClose(c: Context<AppEnv>, { leave }: Presence): void {
  const { outgoing } = c.env
  if (outgoing.destroyed) leave()
  else outgoing.once('close', leave)
}
