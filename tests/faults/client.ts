import type { HttpResponse } from './ask.ts'

/** One request of somebody who makes many, and what follows from its answer. */
export type Client = (url: string) => Promise<void>

/** There was an answer, but not the one that was wished for. */
export class UnexpectedResponse extends Error {
  readonly status: number
  readonly text: string

  constructor(wish: string, { status, text }: HttpResponse) {
    super(`${wish} was answered with ${status}: ${text.slice(0, 300)}`)
    this.status = status
    this.text = text
  }
}
