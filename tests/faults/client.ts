import type { HttpResponse } from './ask.ts'

/** Sends one request of many, and throws unless the response is the expected one. */
export type Client = (url: string) => Promise<void>

export class UnexpectedResponse extends Error {
  readonly status: number
  readonly text: string

  constructor(wish: string, { status, text }: HttpResponse) {
    super(`${wish} was answered with ${status}: ${text.slice(0, 300)}`)
    this.status = status
    this.text = text
  }
}
