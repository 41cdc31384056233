 /**
  * For a browser whose driver cannot read the console. Both functions run in the page. They record what scripts log
  * as an error, throw or leave rejected, and what the page's security policy blocks, from the first command after the
  * page has loaded. They miss what happened before that, and what the browser logs by itself, such as a failed
  * request.
  */
declare global {
  interface Window {
    heardErrors?: string[]
  }
}

export function listenForErrors(): void {
  if (window.heardErrors) return
  const heard: string[] = []
  window.heardErrors = heard
  const log = console.error
  console.error = (...said) => {
    heard.push(said.map(String).join(' '))
    log(...said)
  }
  addEventListener('error', ({ message }) => heard.push(message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`${violatedDirective} forbids ${blockedURI}`),
  )
}

export function takeErrors(): string[] {
  return window.heardErrors?.splice(0) ?? []
}
