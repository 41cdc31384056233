import type { HttpResponse } from './send-request.ts'

/** Sends one request per call, and throws unless the response is the expected one. */
export type Client = (url: string) => Promise<void>

export class UnexpectedResponse extends Error {
  readonly status: number
  readonly text: string

  constructor(request: string, { status, text }: HttpResponse) {
    super(`${request} returned ${status}: ${text.slice(0, 300)}`)
    this.status = status
    this.text = text
  }
}
