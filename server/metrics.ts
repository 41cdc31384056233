import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Health } from '../backend/health.ts'
import { isSameSecret } from '../backend/is-same-secret.ts'
import type { InFlightCounts, Mail } from '../backend/open.ts'
import type { AppEnv } from './app-env.ts'
import { errorResponse } from './error-page.ts'
import { statusOf } from './middleware/request-log.ts'
import type { CacheOutcome } from './pages/page-cache.ts'
import type { Lane } from './rendering/render-queue.ts'

/**
 * Metrics for Prometheus. Only requests with the configured token can read them, because competitors would
 * learn how sales go.
 */
export interface Metrics {
  count: MiddlewareHandler<AppEnv>
  handle: MiddlewareHandler<AppEnv>
  /** False without a token, because then nobody can read the metrics and the fast path skips counting. */
  areRead: boolean
  /** Counts a request to which the fast path has responded. */
  countFastPath(request: FastPathRequest): void
  countPage(outcome: CacheOutcome): void
  /** Starts a timer; the returned function stops and records it. */
  timeRender(): () => void
  /** Counts requests that the queue rejected (`full`), or whose clients have all disconnected (`left`). */
  countRejected(lane: Lane, why: 'full' | 'left'): void
}

interface FastPathRequest {
  route: string
  method: string
  status: number
  seconds: number
  outcome: CacheOutcome
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface MetricSources {
  inFlight: () => InFlightCounts
  cachedBytes: () => number
  waiting: () => Record<Lane, number>
  health: Health
  mail: Mail | undefined
}

export function createMetrics(
  token: string | undefined,
  { inFlight, cachedBytes, waiting, health, mail }: MetricSources,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor time, garbage collection, and how late the event loop is.
  if (token) collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'sgrada_http_requests_total',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'sgrada_http_request_duration_seconds',
    help: 'Until the response begins',
    labelNames: ['route'],
    buckets: seconds,
    registers,
  })
  new Gauge({
    name: 'sgrada_in_flight',
    help: 'Live connections, uploads and mails at this moment',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, count] of Object.entries(inFlight())) this.set({ what }, count)
    },
  })
  new Gauge({
    name: 'sgrada_health',
    help: 'Whether the database can be read and written and the file store written (1 or 0); busy: no time to spare',
    labelNames: ['what'],
    registers,
    async collect() {
      const { database, files, busy } = await health.check()
      this.set({ what: 'database_reads' }, Number(database.reads))
      this.set({ what: 'database_writes' }, Number(database.writes))
      this.set({ what: 'file_writes' }, Number(files.writes))
      this.set({ what: 'busy' }, Number(busy))
    },
  })
  new Gauge({
    name: 'sgrada_free_bytes',
    help: 'Space left on the disk of the data folder',
    registers,
    async collect() {
      this.set(await health.freeSpace())
    },
  })
  if (mail) watchMail(mail, registers)
  const pages = new Counter({
    name: 'sgrada_page_cache_requests_total',
    help: 'Public pages and their data: cached (hit), cached and outdated (stale), waited for (shared), rendered (miss, uncacheable)',
    labelNames: ['outcome'],
    registers,
  })
  const renders = new Histogram({
    name: 'sgrada_page_render_duration_seconds',
    help: 'How long a public page takes to render, with its data',
    buckets: seconds,
    registers,
  })
  new Gauge({
    name: 'sgrada_page_cache_bytes',
    help: 'Memory that the cached pages take',
    registers,
    collect() {
      this.set(cachedBytes())
    },
  })
  new Gauge({
    name: 'sgrada_render_queue_length',
    help: 'Requests that wait for their turn to be rendered, by lane',
    labelNames: ['lane'],
    registers,
    collect() {
      for (const [lane, count] of Object.entries(waiting())) this.set({ lane }, count)
    },
  })
  const rejected = new Counter({
    name: 'sgrada_render_queue_rejected_total',
    help: 'Requests that were not rendered: no place in the queue (full), or nobody waited any more (left)',
    labelNames: ['lane', 'why'],
    registers,
  })

  return {
    areRead: token !== undefined,
    countFastPath({ route, method, status, seconds, outcome }) {
      durations.observe({ route }, seconds)
      requests.inc({ route, method, status })
      pages.inc({ outcome })
    },
    countPage: (outcome) => pages.inc({ outcome }),
    timeRender: () => renders.startTimer(),
    countRejected: (lane, why) => rejected.inc({ lane, why }),
    count: createMiddleware<AppEnv>(async (c, next) => {
      const stop = durations.startTimer()
      await next()
      // Clients can invent URLs without end, so only our own routes become labels.
      const route = c.var.route ?? 'none'
      stop({ route })
      requests.inc({ route, method: c.req.method, status: statusOf(c) })
    }),
    handle: createMiddleware<AppEnv>(async (c) => {
      if (!token || !isSameSecret(c.req.header('Authorization') ?? '', `Bearer ${token}`))
        return errorResponse(c, 404)
      return c.body(await registry.metrics(), 200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      })
    }),
  }
}

function watchMail(mail: Mail, registers: Registry[]): void {
  new Counter({
    name: 'sgrada_mails_total',
    help: 'Mails of this server: sent, tried again later (retried), given up (failed)',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(mail.counts)) this.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'sgrada_mail_queue_length',
    help: 'Mails in the queue of all servers',
    registers,
    async collect() {
      // While the database is unavailable the other metrics are still served.
      const state = await mail.readState().catch(() => undefined)
      if (state) this.set(state.waiting)
    },
  })
}
