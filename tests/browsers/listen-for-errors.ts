/**
 * For a browser whose driver cannot read the console. Both functions run in the page. They record what scripts log
 * as an error, throw or leave rejected, and what the page's security policy blocks, from the first command after the
 * page has loaded. They miss what happened before that, and what the browser logs by itself, such as a failed
 * request.
 */
declare global {
  interface Window {
    recordedErrors?: string[]
  }
}

export function listenForErrors(): void {
  if (window.recordedErrors) return
  const errors: string[] = []
  window.recordedErrors = errors
  const log = console.error
  console.error = (...args) => {
    errors.push(args.map(String).join(' '))
    log(...args)
  }
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} forbids ${blockedURI}`),
  )
}

export function takeErrors(): string[] {
  return window.recordedErrors?.splice(0) ?? []
}
