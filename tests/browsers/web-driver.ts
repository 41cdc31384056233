import { longestCommand } from './driver.ts'

/** A session of plain WebDriver (https://www.w3.org/TR/webdriver2/) with the browser behind this endpoint. */
export class WebDriverSession {
  readonly #address: string
  readonly browserVersion: string

  private constructor(address: string, browserVersion: string) {
    this.#address = address
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
    return send('POST', `${this.#address}/${command}`, body)
  }

  /** Closes the browser, too. */
  async end(): Promise<void> {
    await send('DELETE', this.#address)
  }
}

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(longestCommand),
  })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(value.message ?? `${method} ${address}: ${response.status}`)
  return value
}
