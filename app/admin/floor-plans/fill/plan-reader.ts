import type { PlanQuestion, PlanReply } from './read-plan.worker.ts'

type Answer = PlanReply | { failed: true }

/** Asks the worker that reads a plan. It is a script of ours, which the Content-Security-Policy allows. */
export function startPlanReader() {
  const worker = new Worker(new URL('./read-plan.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: Answer) => void>()
  let asked = 0
  worker.addEventListener('message', ({ data }: MessageEvent<PlanReply>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  // A worker that could not be loaded, or ran out of memory, replies nothing.
  worker.addEventListener('error', () => {
    for (const fail of waiting.values()) fail({ failed: true })
    waiting.clear()
  })
  return {
    ask(question: PlanQuestion): Promise<Answer> {
      const id = ++asked
      worker.postMessage({ id, question })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    stop: () => worker.terminate(),
  }
}
