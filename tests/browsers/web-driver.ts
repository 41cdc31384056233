import { commandTimeout } from './driver.ts'

/** A session of plain WebDriver (https://www.w3.org/TR/webdriver2/) with the browser behind this endpoint. */
export class WebDriverSession {
  readonly #url: string
  readonly browserVersion: string

  private constructor(url: string, browserVersion: string) {
    this.#url = url
    this.browserVersion = browserVersion
  }

  static async start(endpoint: string): Promise<WebDriverSession> {
    const value = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      `${endpoint}/session`,
      { capabilities: { alwaysMatch: {} } },
    )
    return new WebDriverSession(`${endpoint}/session/${value.sessionId}`, value.capabilities.browserVersion)
  }

  post<Value = null>(command: string, body: object = {}): Promise<Value> {
    return send('POST', `${this.#url}/${command}`, body)
  }

  /** Ends the session, which closes the browser, too. */
  async end(): Promise<void> {
    await send('DELETE', this.#url)
  }
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(commandTimeout),
  })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(value.message ?? `${method} ${url}: ${response.status}`)
  return value
}
